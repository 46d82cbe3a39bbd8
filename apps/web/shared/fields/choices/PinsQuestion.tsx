import { Button, Group } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'

interface PinsQuestionProps {
  /** How many prints are pinned, or would be. */
  pins: number
  /** Already translated: the answer that changes nothing. */
  stay: string
  onStay: () => void
  onContinue: () => void
}

/** More than eight pinned prints: told, and asked whether to continue (requirement S5.07). */
export function PinsQuestion({ pins, stay, onStay, onContinue }: PinsQuestionProps) {
  const { t } = useTranslation()
  const most = limits.pinsBeforeWarning
  return (
    <Dialog title={t('More than {{most}} pinned prints', { most })} onClose={onStay} size="small">
      <p>
        {t('{{pins}} prints are pinned; with more than {{most}}, some will not come to use. Continue?', { pins, most })}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onStay}>
          {stay}
        </Button>
        <Button onClick={onContinue}>{t('Continue')}</Button>
      </Group>
    </Dialog>
  )
}
