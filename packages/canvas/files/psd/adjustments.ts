import type { AdjustmentLayer, LevelsAdjustmentChannel } from 'ag-psd'
import type { Adjustment, AdjustmentId } from '../../document/adjustment.ts'

/** An adjustment as ours, and whether Photoshop's does more than ours can. */
export interface ReadAdjustment {
  readonly adjustment: Adjustment
  readonly whole: boolean
}

type Of<T extends AdjustmentLayer['type']> = Extract<AdjustmentLayer, { type: T }>

/** An adjustment of Photoshop as ours; null where we have none like it. */
export function adjustmentOfPsd(told: AdjustmentLayer): ReadAdjustment | null {
  if (told.type === 'levels') return levelsOf(told)
  if (told.type === 'curves') return curvesOf(told)
  if (told.type === 'hue/saturation') return hueOf(told)
  return told.type === 'color balance' ? balanceOf(told) : null
}

function levelsOf({ rgb, red, green, blue }: Of<'levels'>): ReadAdjustment {
  const all = rgb ?? plainLevels
  const knobs = {
    black: all.shadowInput,
    middle: all.midtoneInput,
    white: all.highlightInput,
    darkest: all.shadowOutput,
    lightest: all.highlightOutput,
  }
  return { adjustment: { id: 'levels', knobs }, whole: [red, green, blue].every((one) => !one || isPlain(one)) }
}

const plainLevels: LevelsAdjustmentChannel = {
  shadowInput: 0,
  highlightInput: 255,
  shadowOutput: 0,
  highlightOutput: 255,
  midtoneInput: 1,
}
const isPlain = (one: LevelsAdjustmentChannel) =>
  one.shadowInput === 0 &&
  one.highlightInput === 255 &&
  one.shadowOutput === 0 &&
  one.highlightOutput === 255 &&
  one.midtoneInput === 1

function curvesOf({ rgb, red, green, blue }: Of<'curves'>): ReadAdjustment {
  const curves = [rgb, red, green, blue].map((curve) =>
    curve?.some(({ input, output }) => input !== output) ? curve : null,
  )
  const channel = Math.max(
    0,
    curves.findIndex((curve) => curve !== null),
  )
  const straight = [
    { input: 0, output: 0 },
    { input: 255, output: 255 },
  ]
  const points = (curves[channel] ?? straight).map(({ input, output }) => [input, output] as const)
  return {
    adjustment: { id: 'curves', knobs: { channel }, points },
    whole: curves.filter((curve) => curve !== null).length < 2,
  }
}

function hueOf({ master, ...others }: Of<'hue/saturation'>): ReadAdjustment {
  const { hue = 0, saturation = 0, lightness = 0 } = master ?? {}
  const { reds, yellows, greens, cyans, blues, magentas } = others
  return {
    adjustment: { id: 'hueSaturation', knobs: { hue, saturation, lightness } },
    whole: [reds, yellows, greens, cyans, blues, magentas].every(
      (one) => !one || (one.hue === 0 && one.saturation === 0 && one.lightness === 0),
    ),
  }
}

const still = { cyanRed: 0, magentaGreen: 0, yellowBlue: 0 }

function balanceOf({
  shadows = still,
  midtones = still,
  highlights = still,
  preserveLuminosity,
}: Of<'color balance'>): ReadAdjustment {
  const knobs = {
    shadowsRed: shadows.cyanRed,
    shadowsGreen: shadows.magentaGreen,
    shadowsBlue: shadows.yellowBlue,
    middleRed: midtones.cyanRed,
    middleGreen: midtones.magentaGreen,
    middleBlue: midtones.yellowBlue,
    lightsRed: highlights.cyanRed,
    lightsGreen: highlights.magentaGreen,
    lightsBlue: highlights.yellowBlue,
    keepLight: preserveLuminosity === false ? 0 : 1,
  }
  return { adjustment: { id: 'colorBalance', knobs }, whole: true }
}

/** What each adjustment is called among what Photoshop has, or has not. */
export const adjustmentNames = {
  levels: 'levels',
  curves: 'curves',
  hueSaturation: 'hue/saturation',
  colorBalance: 'color balance',
  blur: 'blur',
  sharpen: 'sharpen',
  noise: 'noise',
  recolor: 'recolor',
} as const satisfies Record<AdjustmentId, string>

/** An adjustment as Photoshop's; null where it has none like it. */
export function psdOfAdjustment({ id, knobs, points = [] }: Adjustment): AdjustmentLayer | null {
  const at = (knob: string, unless = 0) => knobs[knob] ?? unless
  if (id === 'levels')
    return {
      type: 'levels',
      rgb: {
        shadowInput: at('black'),
        midtoneInput: at('middle', 1),
        highlightInput: at('white', 255),
        shadowOutput: at('darkest'),
        highlightOutput: at('lightest', 255),
      },
    }
  if (id === 'curves') {
    const channel = (['rgb', 'red', 'green', 'blue'] as const)[at('channel')] ?? 'rgb'
    return { type: 'curves', [channel]: points.map(([input, output]) => ({ input, output })) }
  }
  if (id === 'hueSaturation') {
    const master = { a: 0, b: 0, c: 0, d: 0, hue: at('hue'), saturation: at('saturation'), lightness: at('lightness') }
    return { type: 'hue/saturation', master }
  }
  if (id !== 'colorBalance') return null
  const moves = (part: string) => ({
    cyanRed: at(`${part}Red`),
    magentaGreen: at(`${part}Green`),
    yellowBlue: at(`${part}Blue`),
  })
  return {
    type: 'color balance',
    shadows: moves('shadows'),
    midtones: moves('middle'),
    highlights: moves('lights'),
    preserveLuminosity: at('keepLight', 1) >= 1,
  }
}
