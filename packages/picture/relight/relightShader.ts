import { floorSeen } from './floorFree.ts'
import { vignette } from './lens.ts'
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
uniform sampler2D albedo, form, ground, groundForm, thrown, rays;
uniform ivec2 size;
uniform float highest, around;
uniform vec4 box;
uniform int lamps;
uniform bool onFloor;
uniform float scale, feet, horizon;
uniform vec4 to[2];
out vec4 bytes;
const int order[16] = int[16](${rayOrder.join(', ')});
float freeOn(ivec2 cell, float z, int row) {
  float free = 1.;
  ivec2 cells = (size + 1) / 2;
  for (int n = 0; n < ${raySteps}; n++) {
    vec4 ray = texelFetch(rays, ivec2(n, row), 0);
    if (ray.z + (z - highest) * ray.w >= 1.) break;
    ivec2 q = cell + ivec2(ray.xy);
    if (q.x < 0 || q.y < 0 || q.x >= cells.x || q.y >= cells.y) break;
    q = min(q * 2, size - 1);
    free = min(free, ray.z + (z - texelFetch(form, q, 0).z) * ray.w);
    if (free <= 0.) return 0.;
  }
  return free * free * (3. - 2. * free);
}
float castAt(vec2 p, vec3 shares) {
  ivec2 q = min(size - 2, ivec2(floor(p)));
  vec2 f = p - vec2(q);
  vec3 upper = mix(texelFetch(thrown, q, 0).rgb, texelFetch(thrown, q + ivec2(1, 0), 0).rgb, f.x);
  vec3 lower = mix(texelFetch(thrown, q + ivec2(0, 1), 0).rgb, texelFetch(thrown, q + ivec2(1, 1), 0).rgb, f.x);
  return dot(mix(upper, lower, f.y), shares);
}
float floorFree(int k, ivec2 at) {
  vec3 d = to[k].xyz;
  vec2 p = vec2(at);
  if (p.y < horizon && texelFetch(ground, at, 0).a < .999) return 1.;
  float back = (feet - max(p.y, horizon)) / (${floorSeen} * scale) + .12;
  if (back < 0.) return 1.;
  float along = back / max(.25, d.z);
  vec2 q = vec2(p.x, feet - max(0., horizon - p.y)) + d.xy * (along * scale);
  if (q.x < 0. || q.y < 0. || q.x > float(size.x - 1) || q.y > float(size.y - 1)) return 1.;
  float blur = min(2., along * (.25 + 1.5 * to[k].w));
  float near = castAt(q, vec3(max(0., 1. - blur), 1. - abs(1. - blur), max(0., blur - 1.)));
  return 1. - min(1., .9 * near / (1. + .03 * along * along));
}
void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  ivec2 p = min(cell * 2, size - 1);
  bool subject = texelFetch(albedo, p, 0).a * 255. >= 127.5;
  vec2 at = vec2(p);
  bool far = at.x < box.x - around || at.x > box.z + around || at.y < box.y - around || at.y > box.w + around;
  bytes = vec4(1., 1., 0., subject ? 1. : 0.);
  if (!subject && onFloor) {
    bytes.r = floorFree(0, p);
    if (lamps > 1) bytes.g = floorFree(1, p);
    return;
  }
  if (!subject && far) return;
  float z = subject ? texelFetch(form, p, 0).z + .4 : max(0., texelFetch(groundForm, p, 0).z);
  int start = order[(cell.y & 3) * 4 + (cell.x & 3)];
  bytes.r = freeOn(cell, z, start);
  if (lamps > 1) bytes.g = freeOn(cell, z, ${rayStarts} + start);
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
uniform float room, rim;
uniform vec3 tint;
uniform int lamps;
uniform vec4 to[2];
uniform vec4 colour[2];
uniform vec3 half_[2];
uniform vec3 falls_[2];
uniform bool onFloor;
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
vec4 seenAt(ivec2 at) {
  ivec2 p = at >> 1, odd = at & 1;
  vec4 sum = vec4(0.);
  for (int y = odd.y; y < 2; y++) for (int x = odd.x; x < 2; x++) sum += texelFetch(shares, p + ivec2(x, y), 0);
  return sum / float((2 - odd.x) * (2 - odd.y));
}
float nearness(vec2 u, int k) { return 1. / (1. - dot(falls_[k].xy, u) + falls_[k].z * dot(u, u)); }

vec3 groundAt(ivec2 at, vec2 u, float cover, bool sheer, vec2 seen) {
  vec4 own = texelFetch(ground, at, 0);
  vec4 bent = texelFetch(groundForm, at, 0);
  vec4 given = texelFetch(thrown, at, 0);
  float il = inversesqrt(dot(bent.xy, bent.xy) + 1.);
  float contact = given.a * (onFloor ? 1. : 1. - .75 * seen.x);
  float open = (1. - .8 * (1. - texelFetch(form, at, 0).w)) * (1. - contact);
  vec3 falls = room * tint * open;
  if (!onFloor) falls += .3 * (1. - contact) * given.rgb;
  float shine = 0., dim = 1.;
  float bare = sheer ? 1. - cover : 0.;
  for (int k = 0; k < lamps; k++) {
    float there = k == 0 ? seen.x : seen.y;
    float free = onFloor ? there * (1. - .7 * contact) : .04 + .96 * max(there, bare);
    if (k == 0 && onFloor) dim = 1. - .8 * (1. - own.a) * (1. - free);
    vec3 d = to[k].xyz;
    float faced = (dot(-bent.xy, d.xy) + d.z) * il;
    if (faced <= 0.) continue;
    float e = faced / colour[k].w * nearness(u, k) * free;
    falls += (1. - room) * e * colour[k].rgb;
    if (bent.w > 0.) {
      float h = (dot(-bent.xy, half_[k].xy) + half_[k].z) * il;
      if (h > 0.) shine += bent.w * .12 * pow(h, 24.) * e;
    }
  }
  return linear(own.rgb) * dim * (1. + (falls - 1.) * own.a) + shine;
}

vec3 subjectAt(ivec2 at, vec2 u, vec3 own, vec2 seen) {
  vec4 bent = texelFetch(form, at, 0);
  vec4 of = texelFetch(surface, at, 0);
  vec4 rest = texelFetch(edge, at, 0);
  float share = 1. - room, open = bent.w, rough = of.r, nap = of.g, mirror = of.b, thread = rest.a;
  float il = inversesqrt(dot(bent.xy, bent.xy) + 1.);
  vec3 n = vec3(-bent.xy * il, il);
  vec3 a = linear(own);
  float most = max(max(a.r, a.g), max(a.b, .02));
  float turned = 1. - il * il;
  float pile = max(0., (nap - .45) * 1.8);
  float dark = (1. - .5 * pile * il * il) / (1. - .42 * pile);
  float threadZ = inversesqrt(il * il + n.y * n.y);
  vec3 falls = vec3(0.), shines = vec3(0.);
  for (int k = 0; k < lamps; k++) {
    vec3 h = half_[k];
    float size_ = to[k].w, near = nearness(u, k), free = .2 + .8 * (k == 0 ? seen.x : seen.y);
    float nl = dot(n, to[k].xyz);
    float soft = rest.r + .24 * size_ + .1 * rough * rough;
    float faced = nl + soft > 0. ? (nl + soft) / (colour[k].w + soft) : 0.;
    float fall = faced > 1. ? 1. + (faced - 1.) * (1. - .3 * rough) : faced;
    float e = near * dark * (fall * (free + (1. - free) * .25 * rest.r) + rest.b * .35 * (1. - free * fall));
    falls += share * e * colour[k].rgb;
    float nh = dot(n, h);
    float th = (h.y * n.z - h.z * n.y) * threadZ;
    float broad = rough * rough + .3 * size_;
    float along = broad * (1. - .5 * thread), over = broad * (1. + .6 * thread);
    float ta = 1. / (along * along), ba = 1. / (over * over);
    float bright = nh * nh * (1. - ba) + ba + th * th * (ta - ba);
    float flat_ = h.z * h.z * (1. - ba) + ba + h.y * h.y * (ta - ba);
    float strong = (.012 + .1 * mirror + .03 * thread) / (along * over);
    float gloss = max(strong * (1. / (bright * bright) - 1. / (flat_ * flat_)), -.6 * most);
    float grazed = nl > -.3 ? (nl + .3) * turned : 0.;
    shines += share * near * free * (max(0., nl) * gloss + nap * (.1 + .16 * pile) * grazed) * colour[k].rgb;
  }
  float above = room * open * (1. - .16 * n.y) * dark;
  float bounce = room * (1. - open) * .42;
  float grazing = (1. - il) * (1. - il);
  float whole = room * open * (.03 + .22 * nap + .1 * mirror) * grazing;
  if (mirror > .04) {
    vec3 r = vec3(2. * il * n.xy, 2. * il * il - 1.);
    float sharp = 2. / (rough * rough * rough * rough + .02), up = .5 - .5 * r.y;
    whole += room * open * (1. - .75 * thread) * mirror * (1.2 - rough) *
      (.2 * up * up * up +
       1.2 * pow(max(0., dot(r, vec3(-.78, -.26, .57))), sharp) +
       .7 * pow(max(0., dot(r, vec3(.9, -.1, .42))), 1.4 * sharp) +
       .7 * pow(max(0., dot(r, vec3(0., -.94, .34))), 1.2 * sharp));
  }
  float line = rim * rest.g * grazing * 1.6;
  return a * (falls + above * tint + bounce * a + line)
    + (shines + whole) * (1. - of.a + of.a * a / most) + line * .12;
}

void main() {
  ivec2 at = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  vec4 own = texelFetch(albedo, at, 0);
  vec4 seen = seenAt(at);
  vec2 middle = vec2(size) / 2.;
  vec2 u = (vec2(at) - middle) / middle.y;
  vec3 light = vec3(0.);
  if (own.a < 1.) light = groundAt(at, u, own.a, texelFetch(edge, at, 0).b > 0., seen.zw);
  if (own.a > 0.) light = mix(light, subjectAt(at, u, own.rgb, seen.xy), own.a);
  light *= 1. - ${vignette} * min(1., dot(u, u));
  float grain = (noiseAt(at + ivec2(7919, 104729)) - .5) * 3.2;
  shown = vec4((vec3(coded(light.r), coded(light.g), coded(light.b)) + grain) / 255., 1.);
}`
