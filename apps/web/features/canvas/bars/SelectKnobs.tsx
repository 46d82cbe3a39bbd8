import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconLayersIntersect,
  IconLayersSubtract,
  IconLayersUnion,
  IconSquare,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SelectionShape } from '../painting/crafts/selectionOrder.ts'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarChoice } from './BarChoice.tsx'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'
import { ToolNumbers } from './ToolNumbers.tsx'

/** How selections meet, and what is done with the one that is there. */
export function SelectKnobs() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { selection, document } = useKnown()
  const { tool, combination, everywhere, ofLayer } = useDesk()
  const select = (shape: SelectionShape) => painting.say({ say: 'select', order: { shape, how: 'replace' } })
  const none = selection === null
  return (
    <div className={styles.own} role="group" aria-label={t('Selection')}>
      <BarChoice
        name={t('How it meets what is selected')}
        value={combination}
        options={[
          { id: 'replace', label: t('Select anew'), Icon: IconSquare },
          { id: 'add', label: t('Add to the selection'), Icon: IconLayersUnion },
          { id: 'subtract', label: t('Take from the selection'), Icon: IconLayersSubtract },
          { id: 'intersect', label: t('Keep what both share'), Icon: IconLayersIntersect },
        ]}
        onChoose={(next) => desk.set({ combination: next })}
      />
      {tool === 'wand' && (
        <>
          <ToolNumbers tool="wand" />
          <BarSwitch label={t('Everywhere')} on={everywhere} onTurn={(on) => desk.set({ everywhere: on })} />
          <BarSwitch label={t('This layer only')} on={ofLayer} onTurn={(on) => desk.set({ ofLayer: on })} />
        </>
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => select({ kind: 'all' })}>
        {t('Select all')}
      </Button>
      <Button variant="subtle" size="compact-sm" disabled={none} onClick={() => select({ kind: 'none' })}>
        {t('Select nothing')}
      </Button>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          >
            {t('Change the selection')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => select({ kind: 'inverse' })}>{t('Invert')}</Menu.Item>
          <Menu.Item onClick={() => select({ kind: 'alpha' })}>{t('What is painted on the layer')}</Menu.Item>
          <Menu.Item disabled={none} onClick={() => select({ kind: 'grow', by: 4 })}>
            {t('Grow by 4 px')}
          </Menu.Item>
          <Menu.Item disabled={none} onClick={() => select({ kind: 'grow', by: -4 })}>
            {t('Shrink by 4 px')}
          </Menu.Item>
          <Menu.Item disabled={none} onClick={() => select({ kind: 'feather', by: 6 })}>
            {t('Feather by 6 px')}
          </Menu.Item>
          <Menu.Item disabled={none} onClick={() => select({ kind: 'border', by: 6 })}>
            {t('Its border, 6 px wide')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item disabled={none} onClick={() => painting.say({ say: 'fillAll', color: desk.get().front })}>
            {t('Fill with the colour')}
          </Menu.Item>
          <Menu.Item disabled={none} onClick={() => painting.say({ say: 'clear' })}>
            {t('Clear')}
          </Menu.Item>
          <Menu.Item
            disabled={none || !document?.active}
            onClick={() => document && painting.say({ say: 'mask', id: document.active, from: 'selection' })}
          >
            {t('Mask the layer with it')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
