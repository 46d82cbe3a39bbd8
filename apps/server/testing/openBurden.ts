import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { type Caller, openCaller } from './caller.ts'
import { endedTask } from './endedTask.ts'
import { nestedWord, pdfBomb, zipBomb } from './hostile/briefs.ts'
import { hostilePictures, pictureBomb } from './hostile/pictures.ts'
import { plainDesign } from './things.ts'

const { account, designs, projects } = contract
const [exports, files, signIns] = [12, 12, 60]

/** What weighs on a studio while it is read: waves of exports, hostile files and sign-ins, one after the other. */
export interface Burden {
  /** One wave, to its end. */
  wave(): Promise<void>
  /** Begins the next wave when none is under way. */
  keep(): void
  waves(): number
  /** Answers that were a fault of the studio's. */
  failed(): number
  close(): Promise<void>
}

/** Opens the burden of a studio, with somebody who is signed in. */
export async function openBurden(
  caller: Caller,
  address: string,
  own: { email: string; password: string },
): Promise<Burden> {
  const { id: projectId } = await caller.call(projects.createProject, { name: 'Bench' })
  const { id } = await caller.call(designs.importDesign, { projectId, document: plainDesign() })
  const pictures = [pictureBomb(16_000, 2_500), ...(await hostilePictures()).map(({ bytes }) => bytes)].slice(0, 9)
  const briefs = [await nestedWord(), pdfBomb(), zipBomb()]
  const nobody = openCaller({ address })
  let [waves, failed, left] = [0, 0, false]
  let under: Promise<unknown> | null = null

  const count = async (answer: Promise<{ status: number }>) => {
    const { status } = await answer
    if (status >= 500) failed++
  }

  async function exportOne() {
    if (left) return
    const file = { scene: 'look', width: 2048 }
    const { taskId } = await caller.call(designs.exportLook, { id, file })
    await endedTask(caller, taskId)
  }

  async function wave() {
    waves++
    const hostile = [
      ...Array.from({ length: files - briefs.length }, (_, i) =>
        count(caller.upload('mood', `${i}.png`, sure(pictures[i % pictures.length]))),
      ),
      ...briefs.map((bytes) => count(caller.sendFile(projects.readBrief, {}, bytes))),
    ]
    const people = Array.from({ length: signIns }, () => count(nobody.ask(account.login, own)))
    await Promise.allSettled([...hostile, ...people, ...Array.from({ length: exports }, exportOne)])
  }

  return {
    wave,
    keep() {
      under ??= wave().finally(() => {
        under = null
      })
    },
    waves: () => waves,
    failed: () => failed,
    async close() {
      left = true
      await Promise.race([under, new Promise((resolve) => setTimeout(resolve, 2_000))])
    },
  }
}
