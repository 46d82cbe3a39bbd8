/** The light of a product picture in the language of the graphics processor: lamps that wrap round what they light, the light of the room, and a line along the outline. Colours are linear, directions those of the camera. */
export const lightGlsl = /* glsl */ `
uniform vec3 lampTo[2];
uniform vec3 lampColor[2];
uniform float lampSize[2];
uniform vec3 room;
uniform vec3 roomBelow;
uniform float rim;

/** Light that falls on cloth whose own light wraps round by so much; the shadow is that of the first lamp. */
vec3 fallen(vec3 normal, float wrap, float shadow) {
  vec3 light = mix(roomBelow, room, 0.5 + 0.5 * normal.y);
  for (int i = 0; i < 2; i++) {
    float around = wrap + 0.5 * lampSize[i];
    float facing = max(0.0, (dot(normal, lampTo[i]) + around) / (1.0 + around));
    light += lampColor[i] * pow(facing, 1.4) * (i == 0 ? shadow : 1.0);
  }
  return light;
}

/** Light that is thrown back by a surface that is so sharp. */
vec3 glanced(vec3 normal, vec3 eye, float sharpness, float shadow) {
  vec3 light = vec3(0.0);
  for (int i = 0; i < 2; i++) {
    vec3 halfway = normalize(lampTo[i] + eye);
    float spot = pow(max(0.0, dot(normal, halfway)), sharpness / (1.0 + 1.5 * lampSize[i]));
    light += lampColor[i] * spot * (i == 0 ? shadow : 1.0);
  }
  return light;
}

/** Lights roll off into white, so that no highlight is cut. */
vec3 rolled(vec3 light) {
  return mix(light, 0.86 + 0.14 * (1.0 - exp((0.86 - light) / 0.14)), step(0.86, light));
}

/** The bright line where a surface turns away. */
float outline(vec3 normal, vec3 eye) {
  float away = 1.0 - max(0.0, dot(normal, eye));
  return rim * away * away * away;
}
`

/** What every surface of the stage reads of the shadows. */
export const shadowGlsl = /* glsl */ `
#include <common>
#include <bsdfs>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
`
