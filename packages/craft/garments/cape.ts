import { type Chance, offset, quadratic, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { braided } from './blocks/braid.ts'
import { draftCapeShell } from './blocks/capeShell.ts'
import { buttonPlacket, upright } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftEpaulettes } from './blocks/epaulettes.ts'
import { draftHood } from './blocks/hood.ts'
import { detailed, edge, seam, topstitch } from './marks.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { piled } from './blocks/pile.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { tieBow } from './blocks/tie.ts'
import { draftToggles } from './blocks/toggles.ts'
import { coatHem } from './blocks/topCut.ts'
import { trimmed } from './blocks/trims.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

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
    fabrics: ['wool', 'cashmere', 'tweed', 'velvet', 'boucle', 'silk'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'collar', label: 'Collar' },
      { id: 'band', label: 'Band' },
      { id: 'hood', label: 'Hood' },
      { id: 'fur', label: 'Fur collar' },
      { id: 'bow', label: 'Tied in a bow' },
    ]),
    length: numberKnob('Length from waist to ankle', [-0.1, 0.3, 1]),
    fullness: numberKnob('Fullness', [0.15, 0.5, 1]),
    ease: numberKnob('Ease over the arms', [0.03, 0.06, 0.16]),
    closure: choiceKnob('Closure', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'toggles', label: 'Toggles' },
      { id: 'hidden', label: 'Hidden placket' },
    ]),
    buttons: numberKnob('Buttons', [1, 4, 7], '', 1),
    slits: choiceKnob('Slits for the hands', [
      { id: 'yes', label: 'With slits' },
      { id: 'no', label: 'Closed' },
    ]),
    epaulettes: choiceKnob('Shoulder straps', [
      { id: 'plain', label: 'Plain' },
      { id: 'epaulettes', label: 'Epaulettes' },
    ]),
    border: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'stitched', label: 'Stitched rows' },
      { id: 'braid', label: 'Braid' },
      { id: 'fringe', label: 'Fringe' },
    ]),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const front = figure.view === 'front'
    const hem = coatHem(figure, knobs.length)
    const shell = draftCapeShell(figure, {
      hem,
      ease: knobs.ease,
      fullness: knobs.fullness,
      waves: Math.round(3 + knobs.fullness * 4),
      chance: context.chance.branch('cape'),
    })
    const from = levels.neck + 0.14 * tall
    const fastening = front
      ? buttonPlacket(figure, { from, to: hem + 0.12 * tall, count: 2, half: 0.065, hidden: true })
      : { lines: [seam(upright(figure, 0, levels.neck + 0.08, hem + 0.1))], fittings: [] }
    const levelsOf = Array.from(
      { length: Math.round(knobs.buttons) },
      (_, k) => from + (0.16 + k * 0.34) * tall,
    ).filter((y) => y < hem - 0.1)
    const buttons =
      front && knobs.closure === 'buttons'
        ? levelsOf.map((y) => ({ at: figure.across(0, y), radius: 0.034, kind: 'button' as const }))
        : []
    const low = shell.contours[2].path
    const rows =
      knobs.border === 'stitched' ? [0.05, 0.1, 0.15].map((by) => topstitch(offset(low.slice(4, -4), -by * tall))) : []
    const sewn = detailed(shell, {
      lines: [
        ...shoulderSeams(figure),
        ...fastening.lines,
        ...(knobs.slits === 'yes' ? handSlits(figure, hem) : []),
        ...rows,
      ],
      fittings: buttons,
      edges: [{ at: 'rim', path: low }],
    })
    const borders =
      knobs.border === 'braid' || knobs.border === 'fringe'
        ? [braided('hemBraid', offset(low, -0.035), 0.03, knobs.border === 'fringe' ? 'fringe' : 'flat')]
        : []
    const pieces = [
      sewn,
      ...borders,
      ...(knobs.closure === 'toggles' ? draftToggles(figure, levelsOf, null) : []),
      ...(knobs.epaulettes === 'epaulettes' ? draftEpaulettes(figure) : []),
      ...neckOf(figure, knobs.neck, context.chance.branch('neck')),
    ].map((piece) => (piece.layer === 'front' ? { ...piece, onTop: true } : piece))
    return trimmed(figure, pieces, knobs)
  },
})

function neckOf(figure: Figure, kind: 'collar' | 'band' | 'hood' | 'fur' | 'bow', chance: Chance): Piece[] {
  const collar = () => draftCollar(figure, { meets: 0.15, size: kind === 'fur' ? 1.6 : 1.15, spread: 0.45 })
  switch (kind) {
    case 'hood':
      return draftHood(figure, { size: 1 })
    case 'band':
      return draftStandCollar(figure, { height: 0.15, ease: 0.05 })
    case 'fur':
      return collar().map((piece) => (piece.layer === 'front' ? piled(piece, chance) : piece))
    case 'bow': {
      const band = draftStandCollar(figure, { height: 0.08, ease: 0.05 })
      return figure.view === 'back'
        ? band
        : [...band, ...tieBow(figure.across(0, figure.levels.neck + 0.16), 0.26, 4, chance)]
    }
    case 'collar':
      return collar()
  }
}

const shoulderSeams = (figure: Figure) =>
  sides.map((side) =>
    seam(
      spline(
        [figure.neckPoint(side, 0.4), figure.shoulderPoint(side), figure.arms[indexOf(side)].edge(0.62, 0.6, 0.05)],
        false,
        8,
      ),
      1.3,
      [0.02, 0.5],
    ),
  )

/** The slits that hands come through, with their welts. */
function handSlits(figure: Figure, hem: number) {
  const { levels } = figure
  const { tall, wide } = proportionOf(figure)
  if (figure.view === 'back' || hem < levels.waist + 0.35 * tall) return []
  const top = levels.waist - 0.16 * tall
  const low = Math.min(hem - 0.12, levels.highHip + 0.18 * tall)
  return sides.flatMap((side) => {
    const slit = (x: number) =>
      quadratic(
        figure.across(side * x * wide, top),
        figure.across(side * (x + 0.02) * wide, (top + low) / 2),
        figure.across(side * (x + 0.05) * wide, low),
      )
    return [edge(slit(0.5), 2.1), topstitch(slit(0.455))]
  })
}
