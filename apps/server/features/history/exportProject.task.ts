import { tasks } from '@toile/contract/tasks.ts'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { writeCollectionFile } from '../../documents/projectFile/writeCollectionFile.ts'

/** Writes a collection as one file (requirement S1.14). */
export const exportProject = defineFileRunner(tasks.exportProject, (asked, { task, load, files }, told) =>
  writeCollectionFile({ files, load }, task.ownerId, asked, told),
)
