import { tasks } from '@toile/contract/tasks.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { takeIn } from '../../documents/projectFile/takeIn.ts'

/** Takes in a collection file (requirement S1.14). */
export const importProject = defineRunner(tasks.importProject, takeIn)
