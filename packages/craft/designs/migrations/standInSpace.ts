import { isNamed, type Migration } from '@toile/rules/migrating/migration.ts'
import { gestureIdOf } from '../../mannequins/round/gestureIds.ts'

/** Bodies stand in space from version 2 on: what was a flat stance is the gesture that comes nearest to it. */
export const standInSpace: Migration = {
  from: 1,
  migrate(document) {
    const { mannequin } = document
    if (!isNamed(mannequin) || typeof mannequin.pose !== 'string') return document
    const gesture = gestureIdOf(mannequin.pose)
    return gesture ? { ...document, mannequin: { ...mannequin, pose: gesture } } : document
  },
}
