import { tasks } from '@toile/contract/tasks.ts'
import { takeIn } from '../../content/projectFile/takeIn.ts'
import { defineRunner } from '../../host/queue/runner.ts'

/** Takes in a collection file (requirement S1.14). */
export const importProject = defineRunner(tasks.importProject, takeIn)
