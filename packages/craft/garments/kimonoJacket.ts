import {
  add,
  along,
  bezier,
  type Chance,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../mannequins/figure.ts'
import { draftBelt } from './blocks/belt.ts'
import { type Bodice, draftBodice } from './blocks/bodice.ts'
import { upright } from './blocks/closure.ts'
import { coatFolds } from './blocks/coatFall.ts'
import { draftFronts, type OnHalf, onFronts, openBy, wornKnob } from './blocks/fronts.ts'
import { hemBand } from './blocks/hemBand.ts'
import { crease, creased, detailed, merged, ridge, seam, topstitch } from './marks.ts'
import { ventsInFront } from './blocks/outerBack.ts'
import { draftSleeve } from './blocks/sleeve.ts'
import { sleeveCut } from './blocks/sleeveCut.ts'

import { tieBow } from './blocks/tie.ts'
import { bodiceCut, coatHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A kimono jacket: straight body, hanging sleeves, plain bands, worn open or wrapped under an obi (requirement S3.26). */
export const kimonoJacket = defineGarment({
  id: 'kimonoJacket',
  label: 'Kimono jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.5,
    volume: 0.8,
    sleeve: 0.9,
    waist: 0.4,
    formality: 0.5,
    warmth: 0.3,
    print: 1,
    fabrics: ['silk', 'jacquard', 'cotton', 'linen', 'velvet', 'crepe', 'chiffon'],
  },
  knobs: {
    worn: wornKnob('open'),
    length: numberKnob('Length from waist to ankle', [0.12, 0.34, 0.95]),
    ease: numberKnob('Ease at the bust', [0.06, 0.1, 0.24]),
    sleeve: numberKnob('Length of the sleeve', [1, 1.7, 1.95], '', 0.05),
    hang: numberKnob('Sleeve depth', [0.25, 0.75, 1.3]),
    band: numberKnob('Width of the band', [0.06, 0.11, 0.2]),
    cuffs: choiceKnob('Sleeve edge', [
      { id: 'band', label: 'Banded' },
      { id: 'plain', label: 'Plain' },
    ]),
    obi: choiceKnob('Obi', [
      { id: 'wide', label: 'Wide' },
      { id: 'narrow', label: 'Narrow' },
      { id: 'none', label: 'None' },
    ]),
    hem: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'band', label: 'Banded' },
    ]),
    slits: choiceKnob('Side slits', [
      { id: 'none', label: 'None' },
      { id: 'slits', label: 'With slits' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const closed = knobs.worn === 'closed'
    const tied = closed && knobs.obi !== 'none'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'deepV',
        neckSpread: 0.12,
        neckDepth: 0.86 * tall,
        ease: knobs.ease,
        waistEase: tied ? knobs.ease * 0.5 : knobs.ease + 0.06,
        hipEase: knobs.ease,
        box: tied ? 0.15 : 0.9,
        hem: coatHem(figure, knobs.length),
        hemFlare: 0.03,
        drop: context.layered ? 0 : 0.09,
        armholeDrop: 0.16,
        cinch: tied ? 0.6 : 0,
      }),
    )
    const { hem } = bodice.options
    const open = openBy(figure, knobs.worn, context.layered, 0.2)
    const cut = { open, coat: true }
    const on = onFronts(figure, bodice, cut)
    const deep = Math.min(0.6, (hem - levels.hip) * 0.6)
    const slit = ventsInFront(figure, bodice, knobs.slits === 'slits' && deep > 0.1 ? 'sides' : 'none', deep)
    const chance = context.chance.branch('kimono')
    const fall = {
      softness: 1 - context.cloth.stiffness,
      flare: 0.1,
      from: tied ? levels.waist + 0.14 : levels.bust + 0.2,
      gathered: tied,
    }
    const side = (at: Side) => merged([coatFolds(bodice, at, fall, on, chance.branch(`fold${at}`)), slit.side(at)])
    const seamed =
      figure.view === 'back'
        ? [side(-1), side(1), { lines: [seam(upright(figure, 0, levels.neck + 0.12, hem), 1.3)] }].reduce(
            detailed,
            bodice.piece,
          )
        : bodice.piece
    const body = draftFronts(figure, { ...bodice, piece: { ...seamed, fullness: 0.75 } }, { ...cut, side })
    const width = knobs.band * tall
    return [
      ...body.map((piece) => (piece.layer === 'front' ? creased(piece, 5) : piece)),
      ...(context.layered ? [] : [0, 1].flatMap((arm) => hangingSleeve(figure, bodice, arm === 0 ? 0 : 1, knobs))),
      ...bands(figure, bodice, on, open, width),
      ...(knobs.hem === 'band'
        ? hemBand(figure, bodice, 0.1, open === null ? [] : body.filter(({ role }) => role === 'front')).map(plain)
        : []),
      ...(tied && !context.layered ? obi(figure, bodice, knobs.obi === 'wide' ? 0.34 : 0.15, chance) : []),
    ]
  },
})

/** A band or an obi: of the contrast colour and without the print, so that it reads on printed cloth. */
const plain = (piece: Piece): Piece => ({ ...piece, colour: 'contrast', takesPrint: false })

/** The bands: around the neck and down each edge; closed, the wearer's left over the right, whoever wears it. */
function bands(figure: Figure, bodice: Bodice, on: OnHalf, open: number | null, width: number): Piece[] {
  const { hem } = bodice.options
  const { levels } = figure
  if (figure.view === 'back') {
    const low = offset(bodice.neckEdge, width)
    return [plain(makePiece('collar', 'band', [joined(bodice.neckEdge, reversed(low))], { order: 3, fullness: 0.4 }))]
  }
  const stripe = (name: string, path: Path, away: number, order: number) => {
    const outer = offset(path, away)
    return plain(
      makePiece('lapel', name, [joined(path, reversed(outer))], {
        order,
        fullness: 0.4,
        lines: [topstitch(offset(path, away * 0.9), 0.8)],
      }),
    )
  }
  if (open !== null) {
    return sides.map((side) => {
      const [x, y] = bodice.neckline.tops[indexOf(side)]
      const run = Array.from({ length: 26 }, (_, k) => on(side, 0, lerp(y + 0.01, hem + 0.035, k / 25)))
      return stripe(
        `band${indexOf(side)}`,
        spline([[x - side * 0.02, y - 0.06], ...run.slice(1)], false, 2),
        -side * width,
        3,
      )
    })
  }
  const { left, right } = bodice.neckline
  const beyond = figure.halfWidth(levels.waist) * 0.36
  const meet = left[left.length - 1]
  const top = (path: Path, s: Side): Point => add(path[0], [-s * 0.02, -0.06])
  const over = spline(
    [
      top(right, 1),
      ...[0.25, 0.5, 0.75].map((t) => along(right, t)),
      meet,
      figure.across(-beyond, levels.waist),
      figure.across(-beyond * 1.15, levels.hip),
      figure.across(-beyond * 1.1, hem + 0.03),
    ].filter(([, y], k, all) => k === all.length - 1 || y < hem - 0.05),
    false,
    8,
  )
  const under = spline([top(left, -1), ...[0.25, 0.5, 0.75].map((t) => along(left, t)), meet], false, 8)
  return [stripe('band0', under, width, 3), stripe('band1', over, -width, 3.2)]
}

/** A sleeve that hangs as a square from the forearm. */
function hangingSleeve(
  figure: Figure,
  bodice: Bodice,
  arm: 0 | 1,
  { sleeve, hang, cuffs }: { sleeve: number; hang: number; cuffs: 'band' | 'plain' },
): Piece[] {
  const limb = figure.arms[arm]
  const side = sides[arm]
  const { tall, ease: by } = proportionOf(figure)
  const [tip, under] = [bodice.tips[arm], bodice.underarms[arm]]
  const upper = spline(
    [tip, ...[0.3, 0.6, 1, 1.35, sleeve].filter((t) => t <= sleeve).map((t) => limb.edge(t, 1, 0.05 * by))],
    false,
    8,
  )
  const wrist = upper[upper.length - 1]
  const fall = hang * tall
  const inner = limb.edge(sleeve, -1, 0.02)
  const foot: Point = [lerp(wrist[0], inner[0], 0.2) + side * 0.1 * by, wrist[1] + fall]
  const opening = bezier(wrist, add(wrist, [side * 0.05, fall * 0.3]), add(foot, [side * 0.05, -fall * 0.3]), foot, 12)
  const root: Point = [under[0], under[1] + 0.24 * tall]
  if (Math.min(wrist[0] * side, inner[0] * side, foot[0] * side) - root[0] * side < 0.1 || Math.abs(limb.bend) > 0.5) {
    return draftSleeve(figure, bodice, arm, {
      ...sleeveCut('kimono', { length: sleeve }),
      chance: bodice.options.chance,
    })
  }
  const heel: Point = [lerp(foot[0], root[0], 0.72), Math.max(root[1] + 0.1, foot[1] - 0.03)]
  const low = spline([foot, add(mix(foot, heel, 0.5), [0, 0.03]), heel, root], false, 8)
  const outline = joined(upper, opening.slice(1), low.slice(1), [under], reversed(bodice.armholes[arm]).slice(1, -1))
  const drapes = [0.25, 0.5, 0.75].map(
    (t) => [limb.edge(lerp(0.5, sleeve, t), 0.2), along(low, 0.62 - t * 0.5)] as const,
  )
  const piece = makePiece('sleeve', `sleeve${arm}`, [outline], {
    order: 1,
    left: side < 0 ? upper : joined([under], reversed(low)),
    right: side < 0 ? joined([under], reversed(low)) : upper,
    fullness: 0.6,
    folds: drapes.map(([a, b]) => ridge([a, add(mix(a, b, 0.5), [side * 0.03, 0]), b], 0.045, 0.6, [0.3, 0.05], 0.08)),
    lines: [
      seam(bodice.armholes[arm], 1.6, [0.05, 0.05]),
      ...drapes.map(([a, b]) =>
        crease(spline([mix(a, b, 0.3), add(mix(a, b, 0.65), [side * 0.02, 0]), b], false, 5), 1.3, [0.6, 0.05]),
      ),
    ],
  })
  if (cuffs === 'plain') return [piece]
  const inside = opening.map((p, i) => add(p, [-side * 0.09, -0.012 * (i / opening.length)]))
  const edging = plain(
    makePiece('cuff', `cuff${arm}`, [joined(opening, reversed(inside))], { order: 1.2, fullness: 0.4 }),
  )
  return [piece, edging]
}

/** A sash wound around the waist; wide ones carry a cord, and a bow behind. */
function obi(figure: Figure, bodice: Bodice, height: number, chance: Chance): Piece[] {
  const { tall } = proportionOf(figure)
  const level = figure.levels.waist
  const [sash] = draftBelt(figure, bodice, level, { height, buckle: false })
  const middle = quadratic(bodice.sideAt(-1, level), figure.across(0, level + 0.1), bodice.sideAt(1, level), 16)
  const cord = makePiece('tie', 'obiCord', [joined(offset(middle, -0.014), reversed(offset(middle, 0.014)))], {
    order: 4.4,
    colour: 'trim',
    takesPrint: false,
    fullness: 0.8,
  })
  const winds = [0.3, -0.22].map((share) =>
    crease(
      middle.map(([x, y]): Point => [x, y + share * height * tall]),
      1.1,
      [0.2, 0.3],
    ),
  )
  const wound = plain(detailed({ ...sash, order: 4 }, { lines: winds }))
  const knot = figure.across(0, level)
  const bow = figure.view === 'back' ? tieBow(knot, 0.3 * tall, 4.5, chance) : []
  return [wound, ...(height > 0.2 ? [cord] : []), ...bow.map(plain)]
}
