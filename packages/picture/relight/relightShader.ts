import { raySteps, rayStarts, rayOrder } from './rays.ts'
import { strange } from './seenShares.ts'

const head = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
`

/** Draws one triangle that covers everything. */
export const wholeShader = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID == 1, gl_VertexID == 2) * 4. - 1., 0., 1.); }`

/** What \`shadowsOf\` does, for every second pixel. */
export const shadowShader = `${head}
uniform sampler2D albedo, form, groundForm, rays;
uniform ivec2 size;
uniform float highest, around;
uniform vec4 box;
uniform int lamps;
uniform bool onFloor;
out vec4 bytes;
const int order[16] = int[16](${rayOrder.join(', ')});
float freeOn(ivec2 p, float z, int row) {
  float free = 1.;
  for (int n = 0; n < ${raySteps}; n++) {
    vec4 ray = texelFetch(rays, ivec2(n, row), 0);
    if (ray.z + (z - highest) * ray.w >= 1.) break;
    ivec2 q = p + ivec2(ray.xy);
    if (q.x < 0 || q.y < 0 || q.x >= size.x || q.y >= size.y) break;
    free = min(free, ray.z + (z - texelFetch(form, q, 0).z) * ray.w);
    if (free <= 0.) return 0.;
  }
  return free * free * (3. - 2. * free);
}
void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  ivec2 p = min(cell * 2, size - 1);
  bool subject = texelFetch(albedo, p, 0).a * 255. >= 127.5;
  vec2 at = vec2(p);
  bool far = at.x < box.x - around || at.x > box.z + around || at.y < box.y - around || at.y > box.w + around;
  bytes = vec4(1., 1., 0., subject ? 1. : 0.);
  if (!subject && (far || onFloor)) return;
  float z = subject ? texelFetch(form, p, 0).z + .4 : max(0., texelFetch(groundForm, p, 0).z);
  int start = order[(cell.y & 3) * 4 + (cell.x & 3)];
  bytes.r = freeOn(p, z, start);
  if (lamps > 1) bytes.g = freeOn(p, z, ${rayStarts} + start);
}`

/** What \`seenShares\` does. */
export const sharesShader = `${head}
uniform sampler2D shadows;
uniform ivec2 cells;
out vec4 bytes;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec2 own = vec2(0.), all = vec2(0.);
  float count = 0.;
  for (int y = -2; y < 2; y++) {
    for (int x = -2; x < 2; x++) {
      vec4 cell = texelFetch(shadows, clamp(at + ivec2(x, y), ivec2(0), cells - 1), 0);
      all += cell.rg;
      own += cell.rg * cell.a;
      count += cell.a;
    }
  }
  float other = 16. - count;
  bytes = vec4((own + ${strange} * (all - own)) / (count + ${strange} * other),
    (all - own + ${strange} * own) / (other + ${strange} * count));
}`

/** What \`litRows\` does; rows run upwards on a canvas. */
export const litShader = `${head}
uniform sampler2D albedo, form, surface, edge, ground, groundForm, thrown, shares;
uniform ivec2 size;
uniform float scale, room, rim;
uniform int lamps;
uniform vec4 to[2];
uniform vec4 colour[2];
uniform vec3 half_[2];
uniform bool onFloor;
uniform float feet, horizon;
out vec4 shown;

vec3 linear(vec3 c) { return mix(pow((c + .055) / 1.055, vec3(2.4)), c / 12.92, lessThanEqual(c, vec3(.04045))); }
float coded(float light) {
  const float knee = .86, above = .14;
  float v = light > knee ? knee + above * (1. - exp((knee - light) / above)) : light;
  if (v <= 0.) return 0.;
  return 255. * (v <= .0031308 ? v * 12.92 : 1.055 * pow(v, 1. / 2.4) - .055);
}
float noiseAt(ivec2 at) {
  uint n = (uint(at.x) * 0x9e3779b1u) ^ (uint(at.y) * 0x85ebca6bu);
  n = (n ^ (n >> 15)) * 0x2c1b3c6du;
  n = (n ^ (n >> 12)) * 0x297a2d39u;
  return float((n ^ (n >> 15)) >> 8) / 16777216.;
}
float castAt(vec2 p, int c) {
  ivec2 q = min(size - 2, ivec2(floor(p)));
  vec2 f = p - vec2(q);
  float upper = mix(texelFetch(thrown, q, 0)[c], texelFetch(thrown, q + ivec2(1, 0), 0)[c], f.x);
  float lower = mix(texelFetch(thrown, q + ivec2(0, 1), 0)[c], texelFetch(thrown, q + ivec2(1, 1), 0)[c], f.x);
  return mix(upper, lower, f.y);
}
float floorShadow(int k, ivec2 at) {
  vec3 d = to[k].xyz;
  vec2 p = vec2(at);
  float tall = max(1., feet - horizon);
  float depth = (feet - p.y) / (.42 * scale);
  float contact = texelFetch(thrown, at, 0).a;
  if (p.y < horizon) return .35 * contact;
  float back = depth + .12;
  if (back < 0.) return .55 * contact;
  float along = back / max(.25, d.z);
  vec2 q = vec2(p.x, feet) + d.xy * (along * scale * .84);
  if (q.x < 0. || q.y < 0. || q.x > float(size.x - 1) || q.y > float(size.y - 1)) return .55 * contact;
  float blur = min(2., along * (.4 + 2.2 * to[k].w));
  float near = castAt(q, 0) * max(0., 1. - blur) + castAt(q, 1) * (1. - abs(1. - blur)) + castAt(q, 2) * max(0., blur - 1.);
  float fades = (1. / (1. + .1 * along * along)) * clamp((p.y - horizon) / (.5 * tall), 0., 1.);
  return min(1., max(.85 * near * fades, .75 * contact));
}
float seen(ivec2 at, int channel) { return texelFetch(shares, (at + 1) >> 1, 0)[channel]; }

vec3 groundAt(ivec2 at, float cover, bool sheer) {
  vec4 own = texelFetch(ground, at, 0);
  vec4 bent = texelFetch(groundForm, at, 0);
  float il = inversesqrt(dot(bent.xy, bent.xy) + 1.);
  float open = 1. - .3 * (1. - texelFetch(form, at, 0).w);
  vec3 falls = vec3(room * open);
  float shine = 0.;
  vec2 middle = vec2(size) / 2.;
  float dim = onFloor && own.a < 1. ? 1. - .8 * (1. - own.a) * floorShadow(0, at) : 1.;
  float bare = sheer ? 1. - cover : 0.;
  for (int k = 0; k < lamps; k++) {
    vec3 d = to[k].xyz;
    float faced = (dot(-bent.xy, d.xy) + d.z) * il;
    float near = 1. + .1 * dot(vec2(at) - middle, d.xy) / middle.y;
    float free = onFloor ? 1. - floorShadow(k, at) : .06 + .94 * max(seen(at, 2 + k), bare);
    float e = faced > 0. ? faced / colour[k].w * near * free : 0.;
    falls += (1. - room) * e * colour[k].rgb;
    if (bent.w > 0.) {
      float h = (dot(-bent.xy, half_[k].xy) + half_[k].z) * il;
      if (h > 0.) shine += bent.w * .12 * pow(h, 24.) * e;
    }
  }
  return linear(own.rgb) * dim * (1. + (falls - 1.) * own.a) + shine;
}

vec3 subjectAt(ivec2 at, vec3 own) {
  vec4 bent = texelFetch(form, at, 0);
  vec4 of = texelFetch(surface, at, 0);
  vec4 rest = texelFetch(edge, at, 0);
  float share = 1. - room, open = bent.w;
  float il = inversesqrt(dot(bent.xy, bent.xy) + 1.);
  vec3 n = vec3(-bent.xy * il, il);
  vec3 falls = vec3(0.), shines = vec3(0.);
  for (int k = 0; k < lamps; k++) {
    float nl = dot(n, to[k].xyz);
    float free = seen(at, k);
    float soft = rest.r + .3 * to[k].w;
    float facing = (colour[k].w + soft) / (1. + soft);
    float fall = nl + soft > 0. ? (nl + soft) / (1. + soft) / facing : 0.;
    float e = share * (fall * (free + (1. - free) * .25 * rest.r) + rest.b * .35 * (1. - free * fall));
    falls += e * colour[k].rgb;
    float nh = max(0., dot(n, half_[k]));
    float broad = of.r * of.r + .35 * to[k].w;
    float lobe = broad * broad;
    float dd = nh * nh * (lobe - 1.) + 1.;
    float flat_ = half_[k].z * half_[k].z * (lobe - 1.) + 1.;
    float gloss = lobe / (dd * dd) - lobe / (flat_ * flat_);
    float s = max(0., nl) * (.012 + .1 * of.b) * gloss + of.g * .34 * (1. - il) * max(0., nl + .3);
    if (rest.a > 0.) s += rest.a * (.25 + 2.2 * pow(nh, 8.));
    shines += s * share * free * colour[k].rgb;
  }
  float above = room * open * (1. - .16 * n.y);
  float bounce = room * (1. - open) * .42;
  float glass = 0.;
  if (of.b > .04) {
    vec3 r = vec3(2. * il * n.xy, 2. * il * il - 1.);
    float sharp = 2. / (of.r * of.r * of.r * of.r + .02);
    glass = of.b * open * (1.3 - of.r) * room *
      (1.2 * pow(max(0., dot(r, vec3(-.78, -.26, .57))), sharp) +
       .7 * pow(max(0., dot(r, vec3(.9, -.1, .42))), 1.4 * sharp) +
       .7 * pow(max(0., dot(r, vec3(0., -.94, .34))), 1.2 * sharp));
  }
  float line = rim * rest.g * (1. - il) * (1. - il) * 1.6;
  float whole = glass + room * of.g * .16 * (1. - il) * (1. - il) * open;
  vec3 a = linear(own);
  float most = max(max(a.r, a.g), max(a.b, .02));
  return a * (falls + above * vec3(.99, 1., 1.015) + bounce * a + line)
    + (shines + whole) * (1. - of.a + of.a * a / most) + line * .12;
}

void main() {
  ivec2 at = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  vec4 own = texelFetch(albedo, at, 0);
  vec3 light = vec3(0.);
  if (own.a < 1.) light = groundAt(at, own.a, texelFetch(edge, at, 0).b > 0.);
  if (own.a > 0.) light = mix(light, subjectAt(at, own.rgb), own.a);
  vec2 middle = vec2(size) / 2.;
  vec2 u = (vec2(at) - middle) / middle.y;
  light *= 1. - .045 * min(1., dot(u, u));
  float grain = (noiseAt(at + ivec2(7919, 104729)) - .5) * 3.2;
  shown = vec4((vec3(coded(light.r), coded(light.g), coded(light.b)) + grain) / 255., 1.);
}`
