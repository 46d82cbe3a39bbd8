import type { Steering } from './steering.ts'

/** The hand a detail shows; details of two hands do not meet on one garment. */
type Manner = 'sport' | 'soft' | 'sharp' | 'work'

/** Options of a knob that are made only where a brief speaks of them. */
export interface Detail {
  knob: string
  options: readonly string[]
  /** The seasons, occasions, markets and keywords that speak of them, by id. */
  asks: readonly string[]
  manner: Manner
}

const row = (knob: string, options: string, manner: Manner, asks: string): Detail => ({
  knob,
  options: options.split(' '),
  asks: asks.split(' '),
  manner,
})

const sport = 'sport sporty streetwear'
const gear = `${sport} utility outdoors futuristic`
const bare = 'evening party glamour sensual resort holiday'
const romance = 'romantic bohemian folk'

/** Every detail that is not made unasked. */
const details: readonly Detail[] = [
  row('panel', 'single double broad', 'sport', sport),
  row('panel', 'tuxedo', 'sharp', 'evening party ceremony glamour'),
  row('panels', 'hoops band', 'sport', `${sport} nautical preppy`),
  row('panels', 'chest sides hem', 'sport', `${sport} preppy futuristic`),
  row('hem', 'zip elastic cord', 'sport', gear),
  row('hem', 'raw', 'work', 'punk streetwear nineties western workwear'),
  row('hem', 'asymmetric handkerchief highLow hiLo pointed', 'soft', 'avantgarde bohemian gothic twenties'),
  row('hem', 'scalloped ruffle', 'soft', `${romance} playful fifties`),
  row('hem', 'tied', 'soft', 'resort holiday fifties bohemian'),
  row('hem', 'slit', 'sharp', 'sensual glamour evening resort sixties'),
  row('hem', 'band', 'sharp', 'preppy heritage futuristic'),
  row('pockets', 'cargo zip', 'sport', `${sport} utility workwear safari outdoors`),
  row('pockets', 'jeans patch welt', 'work', 'workwear western utility artisan safari sixties seventies'),
  row('pocket', 'bellows patchFlap zip', 'work', 'utility workwear safari outdoors'),
  row('pocket', 'flaps two', 'work', 'utility workwear safari western'),
  row('chest', 'zip', 'sport', gear),
  row('closure', 'drawstring lace', 'sport', 'sport sporty lounge artisan resort'),
  row('closure', 'zip exposedZip halfZip snaps slanted', 'sport', `${gear} punk`),
  row('closure', 'laced hook', 'soft', 'gothic romantic bohemian folk punk'),
  row('closure', 'toggles', 'work', 'heritage outdoors school nautical'),
  row('front', 'zip', 'sport', `${gear} punk`),
  row('band', 'elastic', 'sport', 'sport sporty lounge'),
  row('band', 'paperbag', 'soft', 'safari resort playful artisan'),
  row('band', 'corset', 'sharp', 'gothic sensual glamour punk'),
  row('band', 'belt faced', 'sharp', 'safari western workwear tailored'),
  row('edging', 'lace', 'soft', 'romantic sensual gothic bohemian'),
  row('edging', 'ruffle', 'soft', romance),
  row('edging', 'piping', 'sharp', 'preppy nautical playful western school sixties'),
  row('stitching', 'contrast', 'work', 'workwear western utility streetwear artisan'),
  row('hardware', 'gold', 'sharp', 'glamour preppy nautical eighties'),
  row('hardware', 'silver gunmetal', 'sharp', 'punk western futuristic gothic sixties'),
  row('sleeve', 'coldShoulder', 'soft', 'nineties resort'),
  row('sleeve', 'mutton lantern', 'soft', 'romantic gothic avantgarde folk'),
  row('sleeves', 'none', 'sharp', 'avantgarde'),
  row('shoulder', 'strong', 'sharp', 'eighties avantgarde futuristic glamour'),
  row('shoulder', 'dropped', 'soft', 'oversized streetwear lounge avantgarde'),
  row('collar', 'fur shearling', 'soft', 'glamour seventies outdoors western'),
  row('collar', 'hood storm', 'sport', gear),
  row('collar', 'bow jabot', 'soft', 'romantic preppy gothic seventies'),
  row('collar', 'sailor', 'sharp', 'nautical school'),
  row('collar', 'peterPan club', 'soft', 'school romantic playful preppy sixties'),
  row('collar', 'roll funnel', 'sharp', 'sixties seventies heritage futuristic minimal'),
  row('collar', 'wing', 'sharp', 'evening ceremony'),
  row('lapel', 'sailor', 'sharp', 'nautical'),
  row('lapel', 'ulster', 'sharp', 'heritage'),
  row('lapel', 'none mandarin', 'sharp', 'minimal avantgarde'),
  row('pockets', 'none', 'sharp', 'minimal evening'),
  row('neckline', 'oneShoulder strapless deepV halter slip bardot cowl', 'soft', bare),
  row('neckline', 'sweetheart keyhole', 'soft', `${bare} romantic fifties`),
  row('cuff', 'tie', 'soft', romance),
  row('cuff', 'rib elastic tab', 'sport', gear),
  row('shaping', 'smocking gathers', 'soft', `${romance} resort playful`),
  row('belt', 'sash bow', 'soft', `${romance} resort party`),
]

/** The detail that an option of a knob is, or nothing when it is plain dress. */
export const detailOf = (knob: string, option: string): Detail | undefined =>
  details.find((detail) => detail.knob === knob && detail.options.includes(option))

/** Whether an option of a knob is plain dress or a detail that the brief speaks of. */
export const isSpokenFor = (knob: string, option: string, steering: Steering): boolean => {
  const detail = detailOf(knob, option)
  return detail === undefined || steering.asks(...detail.asks)
}
