import { Button, TextInput } from '@mantine/core'
import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { renameMotion } from '@toile/craft/motions/own/changes.ts'
import type { MotionChange } from '@toile/craft/motions/own/motionChanges.ts'
import type { OwnMotion } from '@toile/craft/motions/own/ownMotion.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { limits } from '@toile/rules/limits.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editOf } from '../../../../shared/fields/editOf.ts'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { Form } from '../../../../shell/parts/Form.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { useDocument } from '../../../../shell/useDocument.ts'
import styles from './saved.module.css'
import { useSavedMotions } from './useSavedMotions.ts'

interface KeepMotionProps {
  desk: OpenDocument<OwnMotion, MotionChange>
  onSaved: () => void
}

/** Names a motion of one's own and saves it to the library; one that stands there just so is not saved again. */
export function KeepMotion({ desk, onSaved }: KeepMotionProps) {
  const { t } = useTranslation()
  const { value: motion } = useDocument(desk)
  const edit = useMemo(() => editOf(desk), [desk])
  const { motions } = useSavedMotions()
  const [typed, setTyped] = useState<string | null>(null)
  const keep = useSend(elements.keep, { makesOld: [elements.list, library.listItems] })
  const name = typed?.trim() || motion.name
  const isKept = useMemo(
    () => motions.some((saved) => saved.name === name && sameContent(saved.document.keys, motion.keys)),
    [motions, name, motion.keys],
  )
  const call = (next: string) => {
    if (next !== motion.name) edit(renameMotion, next)
    setTyped(null)
  }
  const save = async () => {
    if (isKept || keep.busy) return
    call(name)
    const entry = await keep.sendAsync({ name, document: { ...motion, name } }).catch(() => null)
    if (!entry) return
    const kept = entry.kept?.name ?? name
    if (kept !== name) edit(renameMotion, kept)
    onSaved()
    toasts.done(t('{{name}} is in your library', { name: kept }))
  }
  return (
    <Form className={styles.keep} onSubmit={() => void save()}>
      <TextInput
        label={t('Name')}
        maxLength={limits.nameLength}
        value={typed ?? motion.name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => call(name)}
      />
      <Button type="submit" variant="default" loading={keep.busy} disabled={isKept}>
        {isKept ? t('Saved to library') : t('Save to library')}
      </Button>
    </Form>
  )
}
