import type { Change } from '@toile/rules/document.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { landmarkNames, otherSide } from '@toile/picture/reading/figures/landmarkNames.ts'

type Place = [x: number, y: number]

/** What a person changes of a mannequin: its points in pixels of the cut-out, its measures, and who it is. */
export type Draft = Pick<FigureDocument, 'name' | 'gender' | 'ageGroup' | 'landmarks' | 'proportion' | 'resize'>

/** A move of one point; with `mirrored` its other side follows as in a mirror. */
export interface Move {
  name: LandmarkName
  to: Place
  mirrored: boolean
  width: number
  height: number
}

/** What may be changed of a mannequin, as it stands. */
export const draftOf = ({ name, gender, ageGroup, landmarks, proportion, resize }: FigureDocument): Draft => ({
  name,
  gender,
  ageGroup,
  landmarks,
  proportion,
  resize,
})

/** Moves a point, never out of the picture. */
export const movePoint: Change<Draft, Move> = (draft, { name, to, mirrored, width, height }) => {
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
}

/** Changes measures, name, gender or age. */
export const setDraft: Change<Draft, Partial<Draft>> = (draft, wanted) => ({ ...draft, ...wanted })

/** The points that were put somewhere else than proposed. */
const movedPoints = (document: FigureDocument, { landmarks }: Draft): LandmarkName[] =>
  landmarkNames.filter((name) => landmarks[name].some((value, i) => value !== document.landmarks[name][i]))

/** What the server is told of a draft: everything but the points left as proposed, so that these keep their doubt. */
export const correctionsOf = (document: FigureDocument, draft: Draft) => ({
  ...draft,
  landmarks: Object.fromEntries(movedPoints(document, draft).map((name) => [name, draft.landmarks[name]])),
})

const doubtful = 0.4

/** The points that want to be looked at: proposed with doubt and not moved since. */
export const doubtfulPoints = (document: FigureDocument, draft: Draft): LandmarkName[] => {
  const moved = new Set(movedPoints(document, draft))
  return landmarkNames.filter((name) => (document.doubts[name] ?? 0) > doubtful && !moved.has(name))
}

/** A draft carried to the same picture cut out anew: what was moved stays where it was in the picture. */
export function carriedDraft(before: FigureDocument, draft: Draft, after: FigureDocument): Draft {
  const across = ([x, y]: readonly [number, number]): Place => [
    (x * before.from.scale + before.from.left - after.from.left) / after.from.scale,
    (y * before.from.scale + before.from.top - after.from.top) / after.from.scale,
  ]
  const kept = movedPoints(before, draft).map((name) => [name, across(draft.landmarks[name])])
  return { ...draft, landmarks: { ...after.landmarks, ...Object.fromEntries(kept) } }
}
