import type { Fault } from './fault.ts'

const round = 'packages/picture/people/round'
const space = 'packages/fashion/mannequins/round'

const fault =
  (test: string) =>
  (name: string, file: string, find: string, replace: string, title: string): Fault => ({
    family: 'direction',
    name,
    file,
    find,
    replace,
    test,
    title,
  })
const hand = fault(`${round}/hands/hands.test.ts`)
const limb = fault(`${round}/limbs.test.ts`)
const foot = fault(`${round}/feet/feet.test.ts`)
const shoe = fault(`${round}/feet/shoes.test.ts`)

/** Faults in the hands, feet and shoes of a body in space. */
export const limbFaults: readonly Fault[] = [
  hand(
    'a hand in a pocket has lost its fingers',
    `${round}/hands/pocket.ts`,
    'hidden: true',
    'hidden: false',
    'have five digits in every gesture',
  ),
  hand(
    'a palm begins beside the arm',
    `${round}/hands/handOutlines.ts`,
    '    edge(1.86, -thumbSide),\n',
    '    edge(1.86, -thumbSide * 2),\n',
    'the palm begins on the edges of the arm',
  ),
  hand(
    'fingers float before the palm',
    `${round}/hands/handOutlines.ts`,
    'fingerOutline(art).map(put)',
    'fingerOutline(art).map(([x, y]) => put([x, y + 0.4]))',
    'root every finger in the palm',
  ),
  hand(
    'fingers are drawn apart from their hand',
    `${round}/hands/handOutlines.ts`,
    'fingerOutline(art).map(put)',
    'fingerOutline(art).map(([x, y]) => put([x, y + 2]))',
    'are drawn of one piece with the arm',
  ),
  hand(
    'a hand on cloth throws no shadow',
    `${round}/hands/drawHand.ts`,
    'strength: 0.42',
    'strength: 0',
    'throw a soft shadow on the cloth',
  ),
  hand(
    'a hanging hand throws a shadow too',
    `${round}/hands/drawHand.ts`,
    'if (art.lies) dropShadow',
    'if (art) dropShadow',
    'and none where they hang',
  ),
  hand(
    'a raised hand droops',
    `${round}/hands/handFrame.ts`,
    'clamp(direction[1] * 1.6)',
    '1',
    'go on along an arm that is raised',
  ),
  foot(
    'an ankle stands beside its foot',
    `${round}/feet/ankleOf.ts`,
    'put(middle + Math.cos',
    'put(middle + 0.6 + Math.cos',
    'grow out of the leg by an ankle',
  ),
  foot(
    'a lifted foot stays on the floor',
    `${round}/feet/openFoot.ts`,
    'floor - (own.lift ?? 0) * legShare(build)',
    'floor - (own.lift ?? 0) * 0 * legShare(build)',
    'are off the floor where the gesture lifts them',
  ),
  foot(
    'a block heel is flat',
    `${round}/feet/shoeCuts.ts`,
    'blockHeel: {\n    heel: 0.22',
    'blockHeel: {\n    heel: 0.04',
    'have a cut for every kind of shoe',
  ),
  foot(
    'a part of the upper that is open has no place',
    `${round}/feet/loft.ts`,
    'Math.max(top, lid * lerp(1.5, 1,',
    'Math.sqrt(top - lid * lerp(1.5, 1,',
    'are finite in every kind of shoe',
  ),
  foot(
    'a raised heel lifts the ball of the foot',
    `${round}/feet/openFoot.ts`,
    'smooth(ball + 0.06, ball - 0.14, f)',
    'smooth(ball + 0.6, ball - 0.14, f)',
    'stand with the sole on the floor',
  ),
  foot(
    'a raised heel lifts the ankle off the foot',
    `${space}/limbsInSpace.ts`,
    'const ballReach = 0.34',
    'const ballReach = 0.62',
    'keep the ankle at the end of the leg',
  ),
  foot(
    'a leg that is too short for its stride is not drawn longer',
    `${space}/limbsInSpace.ts`,
    'const mostStretch = 1.03',
    'const mostStretch = 1',
    'keep the ankle at the end of the leg',
  ),
  foot(
    'a heel stays down',
    `${round}/feet/openFoot.ts`,
    'const lift = (own.heel ?? 0) * radians',
    'const lift = 0 * (own.heel ?? 0) * radians',
    'leave the floor with the heel',
  ),
  shoe(
    'a topline stands off its upper',
    `${round}/feet/upperOf.ts`,
    'sign * (half + thick) * across',
    'sign * (half + thick + 0.06) * across',
    'a topline that lies inside its upper',
  ),
  shoe(
    'a shaft stands out beside trousers',
    `${round}/feet/shaftOf.ts`,
    'const end = hidden ?? cut.end',
    'const end = cut.end',
    'end a boot’s shaft just above the hem',
  ),
  foot(
    'shoes are not drawn',
    `${round}/drawLeg.ts`,
    '  else drawUppers(standing, art, tones)\n',
    '',
    'are drawn in every kind of shoe',
  ),
  shoe(
    'a shadow lies beside its shoe',
    `${round}/feet/floorShadow.ts`,
    'point: [x, y + over]',
    'point: [x + 0.2, y + over + 0.1]',
    'stand with heel and ball of every shoe on the shadow',
  ),
  shoe(
    'the shadow of a lifted foot rises with it',
    `${round}/feet/floorShadow.ts`,
    'point: [x, y + over]',
    'point: [x, y]',
    'throw a paler shadow on the floor',
  ),
  foot(
    'feet are looked down on from a ladder',
    `${round}/feet/openFoot.ts`,
    'const lower = 0.18',
    'const lower = 0.5',
    'are both seen from one angle',
  ),
  shoe(
    'the back of a shoe is drawn over the ankle',
    `${round}/feet/loft.ts`,
    'return isBehind ? [] : seenStrip(last, ring)',
    'return isBehind ? [hullOf([...last, ...ring])] : [hullOf([...last, ...ring])]',
    'come out of an open shoe’s opening',
  ),
  shoe(
    'a shaft ends in a bar',
    `${round}/feet/shaftOf.ts`,
    '[rim(-Math.PI / 2), rim(Math.PI / 2)]',
    '[rim(-Math.PI / 2), rim(-Math.PI / 2)]',
    'show of a shaft’s rim',
  ),
  shoe(
    'children go without socks',
    `${round}/feet/drawSock.ts`,
    "ageGroup === 'child' ? children",
    "ageGroup === 'child' ? women",
    'wear socks where children and men do',
  ),
  shoe(
    'seams stand off the shoe',
    `${round}/feet/surface.ts`,
    'const height = (top + off) * up',
    'const height = (top + off) * 1.8 * up',
    'have what is sewn on them within the shoe',
  ),
  limb(
    'limbs have no width',
    `${round}/limbOutline.ts`,
    'limb.edge(t, u, ease)',
    'limb.edge(t, u * 0.1, ease)',
    'have outlines as wide as the limb',
  ),
  limb(
    'a folded arm has no elbow',
    `${round}/drawFoldedArm.ts`,
    '((outer + inner) / 2) * way',
    '((outer + inner) / 2) * way * 0',
    'close the elbow of a sharply folded arm',
  ),
  limb(
    'a shoulder is not filled',
    `${round}/drawShoulder.ts`,
    '    outlines: [skin],\n',
    '    outlines: [],\n',
    'leave nothing of a bare arm’s root open',
  ),
  limb(
    'a trunk is drawn beside itself',
    `${round}/trunkEdge.ts`,
    'return [at[0] + x * Math.cos(tilt), y',
    'return [at[0] + 2 + x * Math.cos(tilt), y',
    'hang on a trunk that is drawn',
  ),
  limb(
    'a man wears what a woman does in the base layer',
    `${round}/drawBaseLayer.ts`,
    "ageGroup === 'child' || gender === 'female'",
    "ageGroup === 'child' || gender === 'male'",
    'stand in a base layer',
  ),
  limb(
    'the base layer is worn under everything',
    `${round}/drawTrunk.ts`,
    'if (standing.look.undressed) drawBaseLayer(standing)',
    'drawBaseLayer(standing)',
    'wear no base layer under clothes',
  ),
]
