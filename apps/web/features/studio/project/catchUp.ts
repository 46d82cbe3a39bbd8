import type { Gives } from '@toile/contract/call.ts'
import type { projects as calls } from '@toile/contract/features/projects.ts'
import { sameContent } from '@toile/fashion/history/sameContent.ts'
import { mergeProjects } from '@toile/fashion/projects/merge/mergeProjects.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { t } from '../../../languages/index.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { rememberPictures } from '../boards/pictures.ts'
import { boardSteps } from '../boards/steps.ts'
import type { UnsavedPage } from '../saving/unsavedPages.ts'
import { bringOver, isPlain } from './meetings.ts'
import type { OpenedProject } from './openProjects.ts'

type Answer = Gives<(typeof calls)['openProject']>
type Opened = Pick<OpenedProject, 'document' | 'saver' | 'meetings'>

const told = new WeakMap<object, number>()
/** Somebody who watches while another window works is told once a minute, not with every save. */
const quiet = 60_000

function tell({ document }: Opened, mine: Project | null) {
  if (mine) {
    const back = { label: 'Undo', run: () => document.change(() => mine, null, { name: boardSteps.unmerge.label }) }
    return toasts.done(t('Merged with changes from another window'), { ...back, label: t('Undo') })
  }
  if (Date.now() - (told.get(document) ?? -quiet) < quiet) return
  told.set(document, Date.now())
  toasts.done(t('Changes from another window were taken in'))
}

/** Meets the server's newer version with what is here: merged at once where everything holds together, else offered to the person. */
export function catchUp(opened: Opened, answer: Answer): void {
  const { document, saver, meetings } = opened
  if (answer.revision <= saver.revision()) return
  rememberPictures(answer.pictures)
  const base = saver.base()
  const mine = document.get()
  const theirs = answer.project
  const own = !sameContent(mine, base) && !sameContent(mine, theirs)
  if (isPlain(mergeProjects(base, mine, theirs))) {
    saver.carry(theirs, answer.revision, bringOver(base, theirs, { choices: new Map() }))
    meetings.set(null)
    return tell(opened, own ? mine : null)
  }
  meetings.set({
    base,
    theirs,
    mine: document.get,
    settle(choice) {
      if ('whole' in choice && choice.whole === 'theirs') saver.reload(theirs, answer.revision, boardSteps.other.label)
      else saver.carry(theirs, answer.revision, bringOver(base, theirs, choice))
      meetings.set(null)
    },
  })
  saver.hold()
}

/** Brings in what a page that is gone had not saved, as one step. */
export function bringIn({ document, saver, meetings }: Opened, kept: UnsavedPage<Project>): void {
  const theirs = document.get()
  const take = (next: Project) =>
    sameContent(next, document.get()) || document.change(() => next, null, { name: boardSteps.recovered.label })
  const merge = mergeProjects(kept.base, kept.document, theirs)
  if (isPlain(merge)) {
    take(merge.merged)
    return
  }
  meetings.set({
    base: kept.base,
    theirs,
    mine: () => kept.document,
    settle(choice) {
      meetings.set(null)
      take(bringOver(kept.base, theirs, choice)(kept.document))
      void saver.flush()
    },
  })
}
