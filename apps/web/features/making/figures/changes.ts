import { figureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { landmarkNames, otherSide } from '@toile/picture/reading/figures/landmarkNames.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { z } from 'zod'
import type { Draft } from './figureDraft.ts'

type Place = [x: number, y: number]

/** Moves a point, never out of the picture; with `mirrored` its other side follows as in a mirror. */
export const moveLandmark = defineChange({
  id: 'moveLandmark',
  label: 'Move a point',
  says: 'Move a point of a mannequin, never out of the picture; mirrored, its other side follows.',
  takes: z.object({
    name: z.enum(landmarkNames),
    to: z.tuple([z.number(), z.number()]).readonly(),
    mirrored: z.boolean(),
    width: z.number(),
    height: z.number(),
  }),
  apply: (draft: Draft, { name, to, mirrored, width, height }) => {
    const inside = ([x, y]: readonly [number, number]): Place => [
      Math.max(0, Math.min(width, x)),
      Math.max(0, Math.min(height, y)),
    ]
    const from = draft.landmarks[name]
    const at = inside(to)
    if (at[0] === from[0] && at[1] === from[1]) return draft
    const landmarks = { ...draft.landmarks, [name]: at }
    const other = otherSide(name)
    if (mirrored && other !== name) {
      const [x, y] = draft.landmarks[other]
      landmarks[other] = inside([x - (at[0] - from[0]), y + at[1] - from[1]])
    }
    return { ...draft, landmarks }
  },
})

/** Changes measures, gender or age. */
export const setDraft = defineChange({
  id: 'setDraft',
  label: 'Gender and age',
  nearer: ({ proportion, resize }) => {
    if (proportion) return { label: 'Proportion' }
    return resize === undefined ? null : { label: 'Size' }
  },
  says: 'Change the measures of a mannequin, its gender or its age group.',
  takes: partly(figureDocument.present.pick({ gender: true, ageGroup: true, proportion: true, resize: true })),
  apply: (draft: Draft, wanted) => ({ ...draft, ...wanted }),
})
