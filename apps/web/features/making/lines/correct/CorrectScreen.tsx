import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import type { Source } from '../linesSource.ts'
import { CorrectWork } from './CorrectWork.tsx'

interface CorrectScreenProps {
  id: string
  /** Goes back to the picture that it was taken from. */
  onBack: (source: Source | null) => void
}

const sourceOf = ({ designId, from }: LineEntry): Source | null =>
  designId ? { kind: 'look', id: designId } : from && { kind: 'picture', id: from.id }

/** Correcting a line drawing (requirement S5.14): the one of the address. */
export function CorrectScreen({ id, onBack }: CorrectScreenProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(lines.open, { id }, { saidByScreen: true })
  if (data) return <CorrectWork entry={data} onBack={() => onBack(sourceOf(data))} />
  return (
    error && (
      <>
        <PageHead title={t('Correct the lines')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </>
    )
  )
}
