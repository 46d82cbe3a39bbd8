import { openDocument } from '@toile/rules/document.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import { colorScript } from '@toile/craft/script/colorScript.ts'
import { cityReading, roseReading, seaReading } from '@toile/craft/script/testing/pictureReadings.ts'
import { expect, it } from 'vitest'
import { toggleHold } from './toggleHold.ts'

const boards = [[seaReading], [roseReading, cityReading], [seaReading, roseReading, cityReading]]

it('[S3.03] a colour is held in the role it has, so that no picture that comes later gives it another', () => {
  for (const board of boards)
    for (const chip of colorScript(board, []).colors) {
      const document = openDocument<Project, ProjectChange>(newProject('Harbour'))
      toggleHold(document, chip)
      const { script } = document.get().direction
      expect(script.kept).toEqual([{ color: chip.color, role: chip.role, of: null }])
      for (const later of [board, [...board, { ...cityReading, weight: 3 }], [roseReading]]) {
        const held = colorScript(later, [], script).colors.filter(({ kept }) => kept)
        expect(held).toMatchObject([{ color: chip.color, role: chip.role }])
      }
      toggleHold(document, { ...chip, kept: true })
      expect(document.get().direction.script.kept).toEqual([])
    }
})
