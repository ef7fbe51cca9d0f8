#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8) in;
layout(binding = 0) uniform accelerationStructureEXT scene;
layout(std430, binding = 1) buffer Out { vec4 o[]; };
void main() {
    rayQueryEXT q;
    rayQueryInitializeEXT(q, scene, gl_RayFlagsNoneEXT, 0xff, vec3(0.0), 0.01, vec3(0.0, 0.0, 1.0), 100.0);
    while (rayQueryProceedEXT(q)) {
        if (rayQueryGetIntersectionTypeEXT(q, false) == gl_RayQueryCandidateIntersectionTriangleEXT) rayQueryConfirmIntersectionEXT(q);
        else if (rayQueryGetIntersectionCandidateAABBOpaqueEXT(q)) rayQueryGenerateIntersectionEXT(q, 1.0);
        else rayQueryTerminateEXT(q);
    }
    vec4 r = vec4(rayQueryGetIntersectionTEXT(q, true));
    if (rayQueryGetIntersectionTypeEXT(q, true) != 0u) {
        r.xy = rayQueryGetIntersectionBarycentricsEXT(q, true);
        r.z = float(rayQueryGetIntersectionPrimitiveIndexEXT(q, true) + rayQueryGetIntersectionInstanceIdEXT(q, true) + rayQueryGetIntersectionInstanceCustomIndexEXT(q, true) + rayQueryGetIntersectionGeometryIndexEXT(q, true));
        r.w = float(rayQueryGetIntersectionFrontFaceEXT(q, true)) + float(rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(q, true));
        r.xyz += rayQueryGetIntersectionObjectRayDirectionEXT(q, true) + rayQueryGetIntersectionObjectRayOriginEXT(q, true) + rayQueryGetWorldRayDirectionEXT(q) + rayQueryGetWorldRayOriginEXT(q);
        r.xyz += rayQueryGetIntersectionObjectToWorldEXT(q, true)[3] + rayQueryGetIntersectionWorldToObjectEXT(q, true)[3];
    }
    r.w += rayQueryGetRayTMinEXT(q) + float(rayQueryGetRayFlagsEXT(q));
    o[gl_GlobalInvocationID.x] = r;
}
