import { Button, Group, NativeSelect, Tabs } from '@mantine/core'
import { type SightId, seenBy, sights } from '@toile/craft/colors/sight.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { useColorNames } from '../../../shared/open/names/useColorNames.ts'
import styles from './colorViews.module.css'
import { ContrastView } from './ContrastView.tsx'
import { ColorExportMenu } from './ColorExportMenu.tsx'
import { GreyView } from './GreyView.tsx'
import { OrderView } from './OrderView.tsx'

const views = [
  { id: 'order', label: 'Order', View: OrderView },
  { id: 'contrast', label: 'Contrast', View: ContrastView },
  { id: 'greys', label: 'As greys', View: GreyView },
] as const

/** The colorboard looked at: in order, by contrast, as greys, each also as colour-blind eyes see it. */
export function ColorViews({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const nameOf = useColorNames()
  const [sight, setSight] = useState<SightId>('full')
  const colors = project.boards.color.map((entry) => ({
    id: entry.id,
    name: nameOf(entry),
    color: entry.color,
    seen: seenBy(sight, entry.color),
  }))
  return (
    <Dialog title={t('Look at the colours')} onClose={onClose} size="wide">
      <Tabs defaultValue="order" keepMounted={false}>
        <div className={styles.head}>
          <Tabs.List className={styles.tabs ?? ''}>
            {views.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id}>
                {t(label)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <NativeSelect
            size="sm"
            aria-label={t('Seen by')}
            value={sight}
            data={sights.map(({ id: value, label }) => ({ value, label: t(label) }))}
            onChange={({ currentTarget }) =>
              setSight(sights.find(({ id }) => id === currentTarget.value)?.id ?? 'full')
            }
          />
        </div>
        {views.map(({ id, View }) => (
          <Tabs.Panel key={id} value={id}>
            <View colors={colors} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Group justify="flex-end" gap="xs" mt="lg">
        <ColorExportMenu />
        <Button onClick={onClose}>{t('Done')}</Button>
      </Group>
    </Dialog>
  )
}
