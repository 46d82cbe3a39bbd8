import { figureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import { type Take, takeSchema } from '@toile/craft/films/film.ts'
import { filmFormatIds } from '@toile/craft/films/filmFormats.ts'
import { motionIds } from '@toile/craft/motions/motionIds.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { presentationIds } from '@toile/craft/products/presentations.ts'
import { productGroundIds } from '@toile/craft/products/grounds.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { type Chance, openChance } from '@toile/geometry'
import { landmarkNames } from '@toile/picture/reading/figures/landmarkNames.ts'
import { type ArgsOf, specimenOf } from '@toile/studio/changing/testing/changeLaws.ts'
import { z } from 'zod'
import type { cutOutChanges } from '../cutout/cutOutChanges.ts'
import { brushes, type Marks } from '../cutout/marks.ts'
import type { figureChanges } from '../figures/figureChanges.ts'
import { type Draft as FigureDraft, draftOf } from '../figures/figureDraft.ts'
import { stagings } from '../films/take/staged.ts'
import type { takeChanges } from '../films/take/takeChanges.ts'
import { propose } from '../tracing/changes.ts'
import type { retouchChanges } from '../products/edit/retouchChanges.ts'
import { type RetouchDraft, retouchDraftSchema } from '../products/edit/setRetouches.ts'
import { tools } from '../products/edit/retouchTools.ts'
import type { shotChanges } from '../products/shot/shotChanges.ts'
import type { tracingChanges } from '../tracing/tracingChanges.ts'
import { blankDraft, type Draft as TracingDraft } from '../tracing/tracingDraft.ts'

const sheet = { width: 100, height: 140 }
const placeOf = (chance: Chance): [number, number] => [chance.whole(-20, 120), chance.whole(-20, 160)]
const onSheet = z.tuple([z.number().min(0).max(sheet.width), z.number().min(0).max(sheet.height)])
const stroke = (chance: Chance) => ({ points: [placeOf(chance), placeOf(chance)], radius: chance.whole(1, 9) })

const pointOf = (chance: Chance) => {
  const at: [number, number] = [chance.whole(0, sheet.width), chance.whole(0, sheet.height)]
  return { at, before: at, after: at }
}
const noteOf = (chance: Chance): TracedNote => ({
  version: 1,
  filled: false,
  ...sheet,
  category: chance.pick(['dress', 'skirt']),
  slot: 'whole',
  choices: [],
  anchors: { hemLeft: pointOf(chance).at, hemRight: pointOf(chance).at },
  confidence: chance.next(),
  doubtful: [],
  outline: { rings: [Array.from({ length: chance.whole(3, 6) }, () => pointOf(chance))], doubtful: [], bridges: [] },
})
const foundOf = (chance: Chance) => ({
  traced: 'a'.repeat(64),
  url: '/traced.png',
  note: noteOf(chance),
  marks: [{ kind: 'keep' as const, ...stroke(chance) }],
  box: null,
})
const boxOf = (chance: Chance) => ({ left: chance.whole(0, 40), top: 3, width: 30, height: 40 })
const corner = (chance: Chance) => ({ ring: 0, point: chance.whole(0, 2) })

const tracingArgs: ArgsOf<typeof tracingChanges, TracingDraft> = {
  propose: (_, chance) => foundOf(chance),
  movePoint: (_, chance) => ({ ...corner(chance), to: placeOf(chance), sheet }),
  removePoint: (_, chance) => corner(chance),
  splitAfter: (_, chance) => corner(chance),
  moveAnchor: (_, chance) => ({ name: chance.pick(['hemLeft', 'hemRight']), to: placeOf(chance), sheet }),
  chooseCategory: (_, chance) => ({ category: 'skirt', anchors: { waistLeft: pointOf(chance).at } }),
  addMark: (_, chance) => ({ kind: chance.pick(['keep', 'drop', 'close']), ...stroke(chance) }),
  setBox: (_, chance) => (chance.happens(0.3) ? null : boxOf(chance)),
  clearMarks: () => null,
}

const wholeTracing = z.object({
  anchors: z.record(z.string(), onSheet),
  rings: z.array(z.array(z.object({ at: onSheet })).min(3)),
  marks: z.array(z.object({ points: z.array(z.tuple([z.number(), z.number()])), radius: z.number().positive() })),
})

/** Sketches under correction: a tracing was found, and some have strokes and a box. */
export const anyTracing = specimenOf<TracingDraft>(
  tracingArgs,
  (seed) => {
    const chance = openChance(seed)
    const found = propose(blankDraft, foundOf(chance))
    const marked = chance.happens(0.5)
    return marked ? { ...found, marks: [{ kind: 'drop', ...stroke(chance) }], box: boxOf(chance) } : found
  },
  (draft) => wholeTracing.safeParse(draft).success,
)

const size = { width: 200, height: 400 }
const figureOf = (seed: number) => {
  const chance = openChance(seed)
  const place = () => [chance.whole(0, size.width), chance.whole(0, size.height)]
  return figureDocument.present.parse({
    version: 1,
    picture: 'a'.repeat(64),
    cutOut: 'b'.repeat(64),
    ...size,
    landmarks: Object.fromEntries(landmarkNames.map((name) => [name, place()])),
    gender: chance.pick(['female', 'male']),
    ageGroup: chance.pick(['adult', 'child']),
  })
}

const figureArgs: ArgsOf<typeof figureChanges, FigureDraft> = {
  moveLandmark: (_, chance) => ({
    name: chance.pick(landmarkNames),
    to: [chance.whole(-50, 250), chance.whole(-50, 450)],
    mirrored: chance.happens(0.5),
    ...size,
  }),
  setDraft: (_, chance) =>
    chance.pick([{ resize: 1.2 }, { proportion: { torso: 1.1, legs: 0.9 } }, { gender: 'male', ageGroup: 'child' }]),
}

/** Mannequins under correction. */
export const anyFigure = specimenOf<FigureDraft>(
  figureArgs,
  (seed) => draftOf(figureOf(seed)),
  (draft) => figureDocument.present.safeParse({ ...figureOf(1), ...Object(draft) }).success,
)

const cutOutArgs: ArgsOf<typeof cutOutChanges, Marks> = {
  addCutMark: (_, chance) => ({ brush: chance.pick(brushes).id, ...stroke(chance) }),
}

const wholeCutOut = z.strictObject({ marks: z.array(z.object({ brush: z.enum(brushes.map(({ id }) => id)) })) })

/** Cut-outs with some strokes. */
export const anyCutOut = specimenOf<Marks>(
  cutOutArgs,
  (seed) => {
    const chance = openChance(seed)
    const mark = () => ({ brush: chance.pick(brushes).id, ...stroke(chance) })
    return { marks: Array.from({ length: chance.whole(0, 3) }, mark) }
  },
  (draft) => wholeCutOut.safeParse(draft).success,
)

const shotOf = (chance: Chance): Shot =>
  shotSchema.parse({
    presentation: chance.pick(presentationIds),
    ground: { kind: chance.pick(productGroundIds) },
    light: chance.pick(lightPresets).light,
    seed: chance.whole(1, 999),
  })
const shotArgs: ArgsOf<typeof shotChanges, Shot> = { setShot: (_, chance) => shotOf(chance) }

/** Ways in which product pictures are taken. */
export const anyShot = specimenOf<Shot>(
  shotArgs,
  (seed) => shotOf(openChance(seed)),
  (shot) => shotSchema.safeParse(shot).success,
)

const takeOf = (chance: Chance): Take =>
  takeSchema.parse({
    motion: { kind: 'motion', id: chance.pick(motionIds) },
    staging: chance.pick(stagings).id,
    seconds: chance.whole(3, 10),
    format: chance.pick(filmFormatIds),
    transparent: chance.happens(0.5),
  })
const takeArgs: ArgsOf<typeof takeChanges, Take> = { setTake: (_, chance) => takeOf(chance) }

/** Ways in which films are taken. */
export const anyTake = specimenOf<Take>(
  takeArgs,
  (seed) => takeOf(openChance(seed)),
  (take) => takeSchema.safeParse(take).success,
)

const retouchOf = (chance: Chance): RetouchDraft => ({
  steps: Array.from({ length: chance.whole(1, 4) }, () => ({
    id: String(chance.whole(1, 9999)),
    on: chance.happens(0.7),
    step: chance.pick(tools).first,
  })),
})
const retouchArgs: ArgsOf<typeof retouchChanges, RetouchDraft> = { setRetouches: (_, chance) => retouchOf(chance) }

/** Pictures under edit, with some steps. */
export const anyRetouch = specimenOf<RetouchDraft>(
  retouchArgs,
  (seed) => retouchOf(openChance(seed)),
  (draft) => retouchDraftSchema.safeParse(draft).success,
)
