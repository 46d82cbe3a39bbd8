import { projects } from '@toile/contract/features/projects.ts'
import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { megabytes } from '../../../shared/uploads/judgeFile.ts'
import { useSend } from '../../../shell/calls/useCall.ts'

const { bytes: most } = limits.newProject

/** Sends a brief and has it read; why it cannot be is said in one sentence (requirement S5.05). */
export function useBriefReading(onRead: (brief: ReadBrief) => void) {
  const { t } = useTranslation()
  const [refused, setRefused] = useState<string | null>(null)
  const read = useSend(projects.readBrief, { saidByScreen: true, onDone: onRead })
  return {
    busy: read.busy,
    refused: refused ?? read.error?.message ?? null,
    take(file: File | undefined) {
      if (!file) return
      const why =
        file.size === 0
          ? t(refusals.briefEmpty.says)
          : file.size > most
            ? t('The file has {{size}} MB; {{most}} MB is the most', {
                size: megabytes(file.size),
                most: megabytes(most),
              })
            : null
      setRefused(why)
      if (why === null) read.send({}, file)
    },
  }
}
