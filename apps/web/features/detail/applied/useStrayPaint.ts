import type { Design } from '@toile/craft/designs/design.ts'
import { toldNotes } from '@toile/picture/painting/back/toldNotes.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { findStrayPaint } from '../../../shared/drawing/desk.ts'
import { fetchUploads } from '../../../shared/drawing/knownUploads.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { isCutAnew } from './isCutAnew.ts'

/** As long as nothing more is changed, in milliseconds, a change counts as made. */
const settled = 500

/** Tells after a change of cut which paint no longer fits its cloth (requirement S3.13). */
export function useStrayPaint({ document }: OpenLook): void {
  const { t } = useTranslation()
  useEffect(() => {
    let before = document.get()
    let timer: ReturnType<typeof setTimeout> | null = null
    const look = async (from: Design, now: Design) => {
      if (!(await fetchUploads(now))) return
      const notes = await findStrayPaint({ before: from, design: now })
      const kinds = [...new Set(notes.map(({ kind }) => kind))]
      if (document.get() === now && kinds.length > 0)
        toasts.warn(kinds.map((kind) => t(toldNotes[kind].label)).join(' '), {
          label: t('Undo'),
          run: () => document.undo(),
        })
    }
    const leave = document.subscribe(() => {
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(() => {
        const [from, now] = [before, document.get()]
        before = now
        if (isCutAnew(from, now)) void look(from, now).catch(() => undefined)
      }, settled)
    })
    return () => {
      leave()
      if (timer !== null) clearTimeout(timer)
    }
  }, [document, t])
}
