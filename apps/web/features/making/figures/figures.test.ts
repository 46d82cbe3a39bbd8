import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import { landmarkNames } from '@toile/picture/reading/figures/landmarkNames.ts'
import { describe, expect, it } from 'vitest'
import { moveLandmark } from './changes.ts'
import { carriedDraft, correctionsOf, doubtfulPoints, draftOf } from './figureDraft.ts'
import { previewLook, setsFor } from './previewLooks.ts'

const hash = 'a'.repeat(64)
const document = figureDocumentSchema.parse({
  version: 1,
  picture: hash,
  cutOut: hash,
  width: 200,
  height: 400,
  from: { scale: 2, left: 100, top: 50 },
  landmarks: Object.fromEntries(landmarkNames.map((name, i) => [name, [20 + 6 * i, 300]])),
  doubts: Object.fromEntries(landmarkNames.map((name) => [name, name === 'chin' ? 0.8 : 0.1])),
  gender: 'female',
  ageGroup: 'adult',
})
const draft = draftOf(document)
const size = { width: 200, height: 400 }

describe('correcting a mannequin', () => {
  it('[S2.51] a point is moved but never out of the picture, and the other side follows as in a mirror', () => {
    const moved = moveLandmark(draft, { name: 'shoulderLeft', to: [15, 290], mirrored: true, ...size })
    const [x, y] = draft.landmarks.shoulderRight
    expect(moved.landmarks.shoulderLeft).toEqual([15, 290])
    expect(moved.landmarks.shoulderRight).toEqual([x + 5, y - 10])
    expect(moveLandmark(draft, { name: 'chin', to: [900, -5], mirrored: true, ...size }).landmarks.chin).toEqual([
      200, 0,
    ])
    expect(moveLandmark(draft, { name: 'chin', to: draft.landmarks.chin, mirrored: true, ...size })).toBe(draft)
  })

  it('[S2.51] only the points that were moved are told, and these are no longer in doubt', () => {
    expect(doubtfulPoints(document, draft)).toEqual(['chin'])
    const moved = moveLandmark(draft, { name: 'chin', to: [50, 60], mirrored: false, ...size })
    expect(doubtfulPoints(document, moved)).toEqual([])
    expect(correctionsOf(document, moved).landmarks).toEqual({ chin: [50, 60] })
  })

  it('[S2.51] a point that was moved stays on its place of the picture when the outline is cut anew', () => {
    const moved = moveLandmark(draft, { name: 'chin', to: [50, 60], mirrored: false, ...size })
    const after = { ...document, from: { scale: 1, left: 120, top: 40 } }
    const carried = carriedDraft(document, moved, after)
    expect(carried.landmarks.chin).toEqual([80, 130])
    expect(carried.landmarks.crotch).toEqual(after.landmarks.crotch)
  })

  it('[S2.51] everybody is offered garments that are cut for them', () => {
    for (const gender of ['female', 'male'] as const) {
      for (const ageGroup of ['adult', 'child'] as const) {
        const who = { gender, ageGroup }
        expect(setsFor(who).length).toBeGreaterThan(1)
        for (const { id } of setsFor(who)) {
          const look = previewLook(`own:${gender}:${ageGroup}:${hash}`, id, who)
          expect(look.garments.every((garment) => isCutFor(findGarment(garment.id)?.wornBy ?? [], who))).toBe(true)
        }
      }
    }
  })
})
