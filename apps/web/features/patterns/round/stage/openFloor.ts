import { CircleGeometry, Mesh, ShaderMaterial, UniformsLib, UniformsUtils } from 'three'
import { shadowGlsl } from './lightGlsl.ts'
import { vertexGlsl } from './vertexGlsl.ts'

const vertex = vertexGlsl({
  declares: 'varying vec2 vAt;',
  places: 'vec3 transformed = position;',
  tells: 'vAt = worldPosition.xz;',
})

const fragment = /* glsl */ `
varying vec2 vAt;
${shadowGlsl}
void main() {
  float away = length(vAt);
  float thrown = (1.0 - getShadowMask()) * 0.2 * smoothstep(950.0, 250.0, away);
  float under = 0.34 * exp(-pow(length(vAt * vec2(1.0, 1.35)) / 175.0, 2.0));
  gl_FragColor = vec4(0.05, 0.045, 0.04, 1.0) * (1.0 - (1.0 - thrown) * (1.0 - under));
}
`

/** The floor on which the form stands: nothing of it is seen but shadows. */
export function openFloor(): Mesh<CircleGeometry, ShaderMaterial> {
  const material = new ShaderMaterial({
    lights: true,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: UniformsUtils.clone(UniformsLib.lights),
  })
  const floor = new Mesh(new CircleGeometry(1000, 64), material)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}
