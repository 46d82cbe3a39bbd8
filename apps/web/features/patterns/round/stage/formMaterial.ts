import { ShaderMaterial, UniformsLib, UniformsUtils, Vector3 } from 'three'
import { lightGlsl, shadowGlsl } from './lightGlsl.ts'
import type { LampUniforms } from './openLamps.ts'
import { vertexGlsl } from './vertexGlsl.ts'

// A hair's breadth within itself, so that it is nowhere seen through cloth that lies on it.
const vertex = vertexGlsl({ places: 'vec3 transformed = position - 3.0 * normal;' })

const fragment = /* glsl */ `
varying vec3 vNormalSeen;
varying vec3 vSeen;
uniform vec3 own;
${shadowGlsl}
${lightGlsl}
void main() {
  vec3 normal = normalize(vNormalSeen);
  vec3 eye = normalize(vSeen);
  vec3 seen = own * fallen(normal, 0.3, getShadowMask()) + (0.1 + own) * outline(normal, eye);
  gl_FragColor = vec4(rolled(seen), 1.0);
  #include <colorspace_fragment>
}
`

/** The linen of a dress form, matt. */
export function formMaterial(lamps: LampUniforms): ShaderMaterial {
  const material = new ShaderMaterial({
    lights: true,
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: { ...UniformsUtils.clone(UniformsLib.lights), ...lamps, own: { value: new Vector3(0.56, 0.49, 0.42) } },
    polygonOffset: true,
    polygonOffsetFactor: 1.5,
    polygonOffsetUnits: 4,
  })
  return material
}
