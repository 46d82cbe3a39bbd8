import { Select } from '@mantine/core'
import { productGrounds } from '@toile/craft/products/grounds.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Flyout } from '../../../../shell/parts/Flyout.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import styles from '../round.module.css'
import type { RoundView } from '../view/roundView.ts'
import '@mantine/core/styles/Combobox.layer.css'

const colored = productGrounds.filter(({ is, color }) => is === 'plane' && color)

/** The light and the ground, those of product pictures. */
export function SceneButton({ view, onView }: { view: RoundView; onView: (view: RoundView) => void }) {
  const { t } = useTranslation()
  return (
    <Flyout
      position="bottom-end"
      width={280}
      name={t('Light and ground')}
      button={
        <IconButton name={t('Light and ground')}>
          <IconBulb size={19} stroke={1.4} />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <Select
          label={t('Light by name')}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={lightPresets.map(({ id, label }) => ({ value: id, label: t(label) }))}
          value={view.light}
          onChange={(light) => light && onView({ ...view, light })}
        />
        <Select
          label={t('Ground|backdrop')}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={[
            { value: '', label: t('As the screen') },
            ...colored.map(({ id, label }) => ({ value: id, label: t(label) })),
          ]}
          value={view.ground ?? ''}
          onChange={(ground) => onView({ ...view, ground: ground || null })}
        />
      </div>
    </Flyout>
  )
}
