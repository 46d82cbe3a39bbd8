import { lightGlsl, shadowGlsl } from './lightGlsl.ts'
import { vertexGlsl } from './vertexGlsl.ts'

/** Carries cloth to the screen, its inside moved inwards by its thickness. */
export const clothVertex = vertexGlsl({
  declares: /* glsl */ `
attribute vec2 flatAt;
attribute vec3 read;
attribute vec2 edges;
uniform float inset;
#ifdef RIM
attribute float deep;
#endif
varying vec2 vFlat;
varying vec3 vRead;
varying vec2 vEdges;`,
  places: /* glsl */ `
  float depth = inset;
  #ifdef RIM
  depth *= deep;
  #endif
  vec3 transformed = position - normal * depth;`,
  tells: /* glsl */ `
  vFlat = flatAt;
  vRead = read;
  vEdges = edges;`,
})

/** Cloth as it is seen: its colour and print in true scale, its weave, seams and hems, light by its fabric; or what is read from it, as a map. */
export const clothFragment = /* glsl */ `
varying vec3 vNormalSeen;
varying vec3 vSeen;
varying vec2 vFlat;
varying vec3 vRead;
varying vec2 vEdges;
uniform vec3 ground;
uniform vec3 thread;
uniform sampler2D fade;
uniform vec4 fadeAlong;
uniform float fades;
uniform sampler2D print;
uniform mat3 printFrom;
uniform float printed;
uniform float printOnce;
uniform sampler2D weave;
uniform float weaveAcross;
uniform float weaveStrength;
uniform float wrap;
uniform float shine;
uniform float sharpness;
uniform float nap;
uniform float metallic;
uniform float satin;
uniform float opacity;
uniform float inside;
uniform float stitched;
uniform sampler2D scale;
uniform vec3 map;
${shadowGlsl}
${lightGlsl}

float line(float away, float middle, float wide) {
  float soft = max(fwidth(away), 0.12);
  return 1.0 - smoothstep(wide - soft, wide + soft, abs(away - middle));
}

void main() {
  vec3 normal = normalize(vNormalSeen) * (inside > 0.5 ? -1.0 : 1.0);
  vec3 eye = normalize(vSeen);
  vec4 threads = texture2D(weave, vFlat / weaveAcross);
  float tone = (threads.r - 0.5) * 2.0;

  // The relief of the weave tilts the surface a little where its threads can be seen.
  vec3 across = dFdx(vSeen);
  vec3 down = dFdy(vSeen);
  float slopeX = dFdx(tone);
  float slopeY = dFdy(tone);
  vec3 tilt = cross(down, normal) * slopeX + cross(normal, across) * slopeY;
  float area = abs(dot(across, cross(down, normal))) + 1e-4;
  float relief = 0.5 * weaveStrength;
  float seam = line(vEdges.x, 0.0, 0.7);
  float groove = smoothstep(3.2, 0.0, vEdges.x);
  normal = normalize(normal - clamp(relief / area, 0.0, 3.0) * tilt * sign(dot(across, cross(down, normal))));

  vec3 own = ground;
  if (fades > 0.5) {
    vec4 faded = texture2D(fade, vec2(dot(vFlat, fadeAlong.xy) + fadeAlong.z, 0.5));
    own = mix(own, faded.rgb, faded.a);
  }
  if (printed > 0.0) {
    vec2 at = (printFrom * vec3(vFlat, 1.0)).xy;
    vec4 ink = texture2D(print, at);
    float within = printOnce > 0.5 ? step(0.0, at.x) * step(at.x, 1.0) * step(0.0, at.y) * step(at.y, 1.0) : 1.0;
    own = mix(own, ink.rgb, ink.a * printed * within);
  }
  own *= clamp(1.0 + 1.5 * weaveStrength * tone, 0.2, 1.8);
  own = mix(own, thread, 0.6 * threads.a);
  own *= mix(1.0, 0.8, inside);

  float shadow = getShadowMask();
  float fold = vRead.x * (inside > 0.5 ? -1.0 : 1.0);
  float hollow = clamp(1.0 - 2.4 * max(0.0, fold), 0.35, 1.0) * clamp(1.0 + 0.7 * max(0.0, -fold), 1.0, 1.12);
  vec3 light = fallen(normal, wrap, shadow) * hollow;
  float facing = max(0.0, dot(normal, eye));
  float turned = 1.0 - facing;

  if (map.z > 0.5) {
    float told = clamp(((map.z < 1.5 ? vRead.y : vRead.z) - map.x) / (map.y - map.x), 0.0, 1.0);
    vec3 shown = texture2D(scale, vec2(told, 0.5)).rgb;
    own = shown;
    light = mix(vec3(1.0), light, 0.5);
    gl_FragColor = vec4(rolled(own * light) * mix(1.0, 0.8, seam), 1.0);
    #include <colorspace_fragment>
    return;
  }

  // Standing fibres take light where they turn away, and swallow it where they face.
  vec3 seen = own * light * (1.0 - 0.42 * nap * facing * facing);
  seen += own * nap * 1.5 * pow(turned, 2.2) * (0.4 + 0.6 * shadow) * light;

  vec3 bright = mix(vec3(1.0), own * 2.2, metallic);
  if (satin > 0.5) {
    // Floating threads, which hang down on most of a garment, throw light in a band across them.
    vec3 grain = viewMatrix[1].xyz;
    grain = normalize(grain - normal * dot(grain, normal) + 1e-4);
    for (int i = 0; i < 2; i++) {
      vec3 halfway = normalize(lampTo[i] + eye);
      float over = dot(grain, halfway);
      float band = pow(sqrt(max(0.0, 1.0 - over * over)), 1.3 * sharpness) * max(0.0, dot(normal, halfway));
      seen += bright * lampColor[i] * shine * 0.42 * pow(band, 2.0) * mix(0.3, 1.0, i == 0 ? shadow : 1.0);
    }
  } else seen += bright * shine * 0.55 * glanced(normal, eye, 2.0 * sharpness, shadow);
  seen += (0.25 + own) * outline(normal, eye);
  seen += bright * threads.b * 0.8 * pow(max(0.0, dot(normal, eye)), 3.0);

  float stitches = stitched * max(line(vEdges.x, 5.5, 0.45), line(vEdges.y, 18.0, 0.45));
  seen *= 1.0 - 0.34 * seam - 0.1 * groove;
  seen = mix(seen, (own * 0.35 + 0.4) * light, 0.6 * stitches);
  seen *= 1.0 - 0.2 * line(vEdges.y, 0.0, 0.6);

  gl_FragColor = vec4(rolled(seen), opacity * threads.g);
  if (gl_FragColor.a < 0.02) discard;
  #include <colorspace_fragment>
  #include <premultiplied_alpha_fragment>
}
`
