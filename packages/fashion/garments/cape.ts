import { quadratic, spline } from '@toile/geometry'
import { draftCapeShell } from './blocks/capeShell.ts'
import { buttonPlacket, upright } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftHood } from './blocks/hood.ts'
import { detailed, edge, seam, topstitch } from './blocks/marks.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf, sides } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A cape over the arms with slits for the hands, collar, band or hood (requirement S3.26). */
export const cape = defineGarment({
  id: 'cape',
  label: 'Cape',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.4,
    volume: 0.95,
    sleeve: 0.7,
    waist: 0,
    formality: 0.75,
    warmth: 0.8,
    print: 0.6,
    fabrics: ['wool', 'knit', 'silk'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'collar', label: 'Collar' },
      { id: 'band', label: 'Band' },
      { id: 'hood', label: 'Hood' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.02, 0.3, 0.85]),
    fullness: numberKnob('Fullness', [0.15, 0.5, 1]),
    ease: numberKnob('Ease over the arms', [0.03, 0.06, 0.16]),
    buttons: numberKnob('Buttons', [1, 4, 7], '', 1),
    slits: choiceKnob('Slits for the hands', [
      { id: 'yes', label: 'With slits' },
      { id: 'no', label: 'Closed' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const hem = coatHem(figure, knobs.length)
    const shell = draftCapeShell(figure, {
      hem,
      ease: knobs.ease,
      fullness: knobs.fullness,
      waves: Math.round(3 + knobs.fullness * 4),
      chance: context.chance.branch('cape'),
    })
    const shoulders = sides.map((side) =>
      seam(
        spline(
          [
            figure.neckPoint(side, 0.4),
            figure.shoulderPoint(side),
            figure.arms[side < 0 ? 0 : 1].edge(0.62, 0.6, 0.05),
          ],
          false,
          8,
        ),
        1.3,
        [0.02, 0.5],
      ),
    )
    const from = levels.neck + 0.14 * tall
    const fastening = front
      ? buttonPlacket(figure, { from, to: hem + 0.12 * tall, count: 2, half: 0.065, hidden: true })
      : { lines: [seam(upright(figure, 0, levels.neck + 0.08, hem + 0.1))], fittings: [] }
    const buttons = front
      ? Array.from({ length: Math.round(knobs.buttons) }, (_, k) => ({
          at: figure.across(0, from + (0.16 + k * 0.34) * tall),
          radius: 0.034,
          kind: 'button' as const,
        })).filter(({ at }) => at[1] < hem - 0.05)
      : []
    const slits =
      front && knobs.slits === 'yes' && hem > levels.waist + 0.35 * tall
        ? sides.flatMap((side) => {
            const top = levels.waist - 0.16 * tall
            const low = Math.min(hem - 0.12, levels.highHip + 0.18 * tall)
            const slit = (x: number) =>
              quadratic(
                figure.across(side * x * wide, top),
                figure.across(side * (x + 0.02) * wide, (top + low) / 2),
                figure.across(side * (x + 0.05) * wide, low),
              )
            return [edge(slit(0.5), 2.1), topstitch(slit(0.455))]
          })
        : []
    const sewn = detailed(shell, { lines: [...shoulders, ...fastening.lines, ...slits], fittings: buttons })
    const neck =
      knobs.neck === 'hood'
        ? draftHood(figure, { size: 1 })
        : knobs.neck === 'band'
          ? draftStandCollar(figure, { height: 0.15, ease: 0.05 })
          : draftCollar(figure, { meets: 0.15, size: 1.15, spread: 0.45 })
    return [sewn, ...neck.map((piece) => (piece.layer === 'front' ? { ...piece, onTop: true } : piece))]
  },
})
