import type { Kind } from './concepts.ts'

/** What a part becomes when it is unwanted: no sleeves is sleeveless. */
export const withoutIt: ReadonlyMap<string, string> = new Map([
  ['sleeve', 'sleeveless'],
  ['collar', 'collarless'],
  ['neckline', 'collarless'],
  ['motif', 'print_none'],
  ['print', 'print_none'],
  ['strap', 'strapless'],
])

/** What a quality becomes when more of it is wanted: more long is longer. */
export const moreOfIt: ReadonlyMap<string, string> = new Map([
  ['long', 'longer'],
  ['maxi', 'longer'],
  ['short', 'shorter'],
  ['cropped', 'shorter'],
  ['scale_large', 'bigger'],
  ['scale_giant', 'bigger'],
  ['scale_small', 'smaller'],
  ['scale_tiny', 'smaller'],
  ['loose', 'looser'],
  ['slim', 'tighter'],
  ['fitted', 'tighter'],
  ['bodycon', 'tighter'],
  ['dark', 'darker'],
  ['light', 'paler'],
  ['bright', 'brighter'],
  ['muted', 'duller'],
  ['dense', 'denser'],
  ['sparse', 'sparser'],
  ['minimal', 'simpler'],
  ['bold', 'bolder'],
])

const opposed = [
  ['longer', 'shorter'],
  ['bigger', 'smaller'],
  ['looser', 'tighter'],
  ['darker', 'paler'],
  ['brighter', 'duller'],
  ['denser', 'sparser'],
  ['wider', 'narrower'],
  ['higher', 'lower'],
  ['simpler', 'bolder'],
  ['sleeve_longer', 'sleeve_shorter'],
] as const
/** The change the other way. */
export const oppositeOf: ReadonlyMap<string, string> = new Map(
  opposed.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
)

/** Compound garments are read as garment and feature, so that "pleated skirt" and "skirt with pleats" agree. */
export const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['pleated_skirt', ['pleat', 'skirt']],
  ['aline_skirt', ['a_line', 'skirt']],
  ['wrap_skirt', ['wrap', 'skirt']],
  ['circle_skirt', ['flared', 'skirt']],
  ['mini_skirt', ['mini', 'skirt']],
  ['wrap_dress', ['wrap', 'dress']],
  ['flared_trousers', ['flared', 'trousers']],
  ['sleeve_shorter', ['sleeve', 'shorter']],
  ['sleeve_longer', ['sleeve', 'longer']],
  ['denim_jacket', ['denim', 'jacket']],
])

/** Words that only carry others and never become wishes. */
export const carriers: ReadonlySet<string> = new Set([
  'colour',
  'fabric',
  'motif',
  'fit',
  'length',
  'palette',
  'ground',
  'accent',
  'piece',
])

/** What can be said to have a colour, a fabric or a size, beside garments and motifs. */
export const hosts: ReadonlySet<string> = new Set(
  (
    'collar lapel hood shirt_collar shawl_collar sailor_collar peter_pan bow_collar cuff sleeve button zip buckle pocket ' +
    'patch_pocket flap_pocket ruffle flounce yoke belt sash bow hem fringe lace_trim piping contrast_trim topstitch applique ' +
    'embroidery beading sequins feather lining strap logo_detail trim bodice front back waistband ground accent'
  ).split(' '),
)

const kinds = (...list: Kind[]): ReadonlySet<string> => new Set<string>(list)

/** Kinds that a number can count. */
export const countable = kinds('count', 'garment', 'pocket', 'closure', 'detail', 'colour', 'palette', 'motif', 'part')
/** Kinds that are said of something else. */
export const describing = kinds('colour', 'tone', 'fabric', 'scale', 'manner', 'density', 'direction')
/** Kinds that a garment has, and that one "no" may deny together. */
export const features = kinds('neckline', 'collar', 'sleeve', 'length', 'fit', 'closure', 'pocket', 'detail', 'motif')
/** Kinds that can be changed. */
export const changeable = kinds(
  'garment',
  'sleeve',
  'collar',
  'neckline',
  'part',
  'detail',
  'pocket',
  'motif',
  'closure',
)

/** Of each of these only one can hold at a time for one host. */
export const exclusive: readonly ReadonlySet<string>[] = [
  'micro mini thigh_length knee midi ankle maxi',
  'sleeveless short_sleeve elbow_sleeve three_quarter_sleeve long_sleeve',
  'v_neck deep_v crew_neck scoop_neck square_neck boat_neck sweetheart halter cowl_neck',
  'oversized loose slim fitted bodycon regular',
  'high_waist mid_rise low_waist',
  'straight_repeat half_drop brick mirror ogee toss placement',
  'one_way two_way multi_way',
  'scale_tiny scale_small scale_medium scale_large scale_giant',
  'dense sparse density_mid',
  'single_breasted double_breasted',
  'collarless collar',
  'woman man unisex',
].map((group) => new Set(group.split(' ')))
