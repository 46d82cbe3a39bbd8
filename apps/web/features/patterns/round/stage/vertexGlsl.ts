interface VertexParts {
  /** What it is given and gives on, beside where it is seen and its normal. */
  declares?: string
  /** Says where it is in space, as transformed, by position and normal. */
  places: string
  /** Gives on what it declared; worldPosition is where it is. */
  tells?: string
}

/** Carries corners to the screen, with what shadows need: where each is seen from the camera, and its normal there. */
export const vertexGlsl = ({ declares = '', places, tells = '' }: VertexParts): string => /* glsl */ `
varying vec3 vNormalSeen;
varying vec3 vSeen;
${declares}
#include <common>
#include <shadowmap_pars_vertex>
void main() {
  ${places}
  vec4 worldPosition = modelMatrix * vec4(transformed, 1.0);
  vec4 mvPosition = viewMatrix * worldPosition;
  vec3 transformedNormal = normalMatrix * normal;
  gl_Position = projectionMatrix * mvPosition;
  vNormalSeen = transformedNormal;
  vSeen = -mvPosition.xyz;
  ${tells}
  #include <shadowmap_vertex>
}
`
