import { Button, Group, NativeSelect } from '@mantine/core'
import { type LibraryTab, libraryTabSchema } from '@toile/contract/features/library.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategories } from '../../shared/library/categories.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { move } from './changes.ts'
import styles from './library.module.css'
import { Form } from '../../shell/parts/Form.tsx'

interface MoveDialogProps {
  ids: readonly string[]
  /** The open tab. */
  tab: LibraryTab | null
  onClose: () => void
}

/** Moves the chosen pictures to a tab and a category. */
export function MoveDialog({ ids, tab: open, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<LibraryTab>(open ?? 'moodboards')
  const [category, setCategory] = useState('')
  const [busy, setBusy] = useState(false)
  const categories = useCategories(tab)
  const label = t(libraryTabs.find(({ id }) => id === tab)?.label ?? tab)
  const named = categories.find(({ value }) => value === category)
  const go = async () => {
    setBusy(true)
    const done = await move(ids, { tab, category }, named ? `${label}, ${t(named.label)}` : label)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog title={t('Move {{count}} pictures', { count: ids.length })} onClose={onClose} size="small">
      <Form className={styles.form} onSubmit={() => void go()}>
        <NativeSelect
          label={t('Part of the library')}
          data-autofocus
          value={tab}
          data={libraryTabs.map((one) => ({ value: one.id, label: t(one.label) }))}
          onChange={({ currentTarget }) => {
            setTab(libraryTabSchema.parse(currentTarget.value))
            setCategory('')
          }}
        />
        {categories.length > 0 && (
          <NativeSelect
            label={t('Category')}
            value={category}
            data={[
              { value: '', label: t('Without category') },
              ...categories.map((one) => ({ value: one.value, label: t(one.label) })),
            ]}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('Move')}
          </Button>
        </Group>
      </Form>
    </Dialog>
  )
}
