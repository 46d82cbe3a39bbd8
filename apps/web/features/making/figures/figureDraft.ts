import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { landmarkNames } from '@toile/picture/reading/figures/landmarkNames.ts'

type Place = [x: number, y: number]

/** What a person changes of a mannequin: its points in pixels of the cut-out, its measures, and who it is. */
export type Draft = Pick<FigureDocument, 'name' | 'gender' | 'ageGroup' | 'landmarks' | 'proportion' | 'resize'>

/** What may be changed of a mannequin, as it stands. */
export const draftOf = ({ name, gender, ageGroup, landmarks, proportion, resize }: FigureDocument): Draft => ({
  name,
  gender,
  ageGroup,
  landmarks,
  proportion,
  resize,
})

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
