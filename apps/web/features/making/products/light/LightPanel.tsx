import { Button, SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type Lamp, type Light, studioLight } from '@toile/craft/products/light.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { IconClipboard, IconCopy, IconRotate2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { copyLight, useCopiedLight } from './copiedLight.ts'
import styles from './light.module.css'
import { LightDirections } from './LightDirections.tsx'
import { lampFields, roomFields } from './lightFields.ts'
import { LightLine } from './LightLine.tsx'
import { LightPresets } from './LightPresets.tsx'
import { LightSphere } from './LightSphere.tsx'

interface LightPanelProps {
  light: Light
  /** This picture in a light, small; none where it cannot be drawn. */
  tile: ((light: Light) => PictureOrder) | null
  onLight: (light: Light, as: StepName, drag?: string) => void
  /** What else is done with this light. */
  children?: ReactNode
}

/** A second lamp as it first stands: opposite to the first, and weaker. */
const across = ({ key }: Light): Lamp => ({
  ...key,
  from: (key.from + 180) % 360,
  strength: key.strength * 0.5,
  gel: null,
})
const gel = { r: 255, g: 150, b: 90 }

/** All of a picture's light: where each lamp stands, what it is like, the light of the room, lights by name, and a light taken from one picture to another (requirement S1.08). */
export function LightPanel({ light, tile, onLight, children }: LightPanelProps) {
  const { t } = useTranslation()
  const [which, setWhich] = useState<'key' | 'second'>('key')
  const copied = useCopiedLight()
  const chosen = which === 'second' && light.second ? 'second' : 'key'
  const lamp = (chosen === 'second' && light.second) || light.key
  const turn = (change: Partial<Lamp>, label: string, drag: string) =>
    onLight({ ...light, [chosen]: { ...lamp, ...change } }, { label }, `${chosen} ${drag}`)
  const normal = chosen === 'second' ? across(light) : studioLight.key
  return (
    <>
      {tile && (
        <LightPresets light={light} tile={tile} onChoose={(next) => onLight(next, { label: 'Light by name' })} />
      )}
      <Switch
        label={t('Second lamp')}
        checked={light.second !== null}
        onChange={({ currentTarget }) => {
          onLight({ ...light, second: currentTarget.checked ? across(light) : null }, { label: 'Second lamp' })
          setWhich(currentTarget.checked ? 'second' : 'key')
        }}
      />
      {light.second && (
        <SegmentedControl
          fullWidth
          aria-label={t('Which lamp')}
          value={chosen}
          onChange={(value) => setWhich(value === 'second' ? 'second' : 'key')}
          data={[
            { value: 'key', label: t('First lamp') },
            { value: 'second', label: t('Second lamp') },
          ]}
        />
      )}
      <div className={styles.standing}>
        <LightSphere
          name={t('Where the light comes from')}
          lamp={lamp}
          onMove={(stand) => turn(stand, 'Side of the light', 'stand')}
        />
        <LightDirections lamp={lamp} onMove={(stand) => turn(stand, 'Side of the light', 'side')} />
      </div>
      {lampFields.map((field) => (
        <LightLine
          key={field.id}
          field={field}
          value={lamp[field.id]}
          normal={normal[field.id]}
          onChange={(value) => turn({ [field.id]: value }, field.label, field.id)}
        />
      ))}
      {roomFields.map((field) => (
        <LightLine
          key={field.id}
          field={field}
          value={light[field.id]}
          normal={studioLight[field.id]}
          onChange={(value) => onLight({ ...light, [field.id]: value }, { label: field.label }, field.id)}
        />
      ))}
      <Switch
        label={t('Coloured light')}
        checked={lamp.gel !== null}
        onChange={({ currentTarget }) => turn({ gel: currentTarget.checked ? gel : null }, 'Coloured light', 'gel')}
      />
      {lamp.gel && (
        <ColorField
          name={t('Colour of the light')}
          color={lamp.gel}
          onChange={(color) => turn({ gel: color }, 'Coloured light', 'gel colour')}
        />
      )}
      <div className={styles.acts}>
        <Button
          variant="default"
          leftSection={<IconRotate2 size={16} stroke={1.5} aria-hidden />}
          disabled={sameContent(light, studioLight)}
          onClick={() => onLight(studioLight, { label: 'Light as at first' })}
        >
          {t('Light as at first')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
          onClick={() => {
            copyLight(light)
            toasts.done(t('The light is copied: paste it into any other picture'))
          }}
        >
          {t('Copy the light')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboard size={16} stroke={1.5} aria-hidden />}
          disabled={!copied || sameContent(copied, light)}
          onClick={() => copied && onLight(copied, { label: 'Paste the light' })}
        >
          {t('Paste the light')}
        </Button>
        {children}
      </div>
    </>
  )
}
