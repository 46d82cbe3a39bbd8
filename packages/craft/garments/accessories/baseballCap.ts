import { add, joined, quadratic, reversed, spline } from '@toile/geometry'
import { detail, seam, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Fitting } from '../piece.ts'
import { draftCrown, openHat } from './blocks/hat.ts'
import { draftPeak } from './blocks/peak.ts'
import { ribbon } from './blocks/ribbon.ts'

/** A six-panel cap with a curved peak; from behind, its opening and strap. */
export const baseballCap = defineAccessory({
  id: 'baseballCap',
  label: 'Baseball cap',
  category: 'hat',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0,
    warmth: 0.3,
    print: 0.1,
    fabrics: ['cotton', 'denim', 'wool'],
  },
  knobs: {
    peak: numberKnob('Peak length', [0.12, 0.19, 0.26], ''),
    crown: numberKnob('Crown height', [0.3, 0.36, 0.46], ''),
    tilt: numberKnob('Tilt', [-10, 0, 10], '°'),
  },
  draft(figure, knobs) {
    const frame = openHat(figure, knobs.tilt)
    const { at, front } = frame
    const top = 0.17 - knobs.crown
    const cut = { half: 0.372, line: 0.19, sag: 0.03, top, topHalf: 0.27 }
    const crown = draftCrown(frame, cut)
    const panels = [-0.2, 0, 0.2].map((x) =>
      spline([front(x * 1.15, 0.215), front(x * 1.08, 0.02), front(x * 0.35, top + 0.03), at(0, top)], false, 6),
    )
    const eyelets = [-0.11, 0.11, -0.27, 0.27].map(
      (x): Fitting => ({ at: front(x, top + 0.15 + 0.25 * x * x), radius: 0.014, kind: 'eyelet' }),
    )
    const button: Fitting = { at: at(0, top - 0.006), radius: 0.024, kind: 'button' }
    const sewn = {
      ...crown,
      lines: panels.flatMap((path) => [
        seam(path, 1.3),
        topstitch(
          path.map((p) => add(p, [0.014, 0])),
          0.7,
        ),
      ]),
      fittings: [...eyelets, button],
    }
    if (figure.view === 'front')
      return [sewn, draftPeak(frame, { half: 0.29, line: 0.2, sag: 0.025, reach: knobs.peak })]
    const arch = spline([at(0.14, 0.22), at(0.12, 0.09), at(0, 0.035), at(-0.12, 0.09), at(-0.14, 0.22)], false, 8)
    const [outline] = crown.outlines
    const opening = quadratic(at(0.372, 0.19), at(0.28, 0.215), at(0.14, 0.22), 8)
    const end = quadratic(at(-0.14, 0.22), at(-0.28, 0.215), at(-0.372, 0.19), 8)
    const over = outline.slice(0, outline.length - 21)
    const cutOut = joined(over, opening, arch, end)
    const strap = quadratic(at(-0.15, 0.2), at(0, 0.235), at(0.15, 0.2), 12)
    return [
      {
        ...sewn,
        outlines: [cutOut],
        contours: [{ path: [...cutOut, cutOut[0]], weight: 1, taper: [0, 0] }],
        lines: [
          ...sewn.lines.filter((_, i) => i !== 2 && i !== 3),
          detail(reversed(arch), 1.2),
          topstitch(
            arch.map((p) => add(p, [0, -0.016])),
            0.7,
          ),
        ],
        presses: undefined,
      },
      ribbon('strap', 'strap', strap, 0.045, {
        layer: 'head',
        order: 5,
        colour: 'contrast',
        lines: [topstitch(strap, 0.7)],
      }),
    ]
  },
})
