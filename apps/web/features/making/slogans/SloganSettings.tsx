import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { setSlogan } from '@toile/craft/slogans/changes.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import type { SloganDesk } from './sloganDesk.ts'
import { ItemList } from './ItemList.tsx'
import { LookFields } from './LookFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TextFields } from './TextFields.tsx'

interface SloganSettingsProps {
  document: SloganDocument
  desk: SloganDesk
  selected: string | null
  onSelect: (id: string | null) => void
}

const paper = { r: 255, g: 255, b: 255 }

/** Everything that can be turned: the layers, the chosen thing, and the slogan itself. */
export function SloganSettings({ document, desk, selected, onSelect }: SloganSettingsProps) {
  const { t } = useTranslation()
  const item = document.items.find(({ id }) => id === selected)
  return (
    <>
      <Section title={t('Texts and shapes')}>
        <ItemList document={document} desk={desk} selected={selected} onSelect={onSelect} />
      </Section>
      {item?.kind === 'text' && (
        <Section title={t('Letters')}>
          <TextFields item={item} desk={desk} />
        </Section>
      )}
      {item && (
        <Section title={t('Colour and texture')}>
          <LookFields item={item} desk={desk} />
        </Section>
      )}
      {item && (
        <Section title={t('Place')}>
          <PlaceFields item={item} document={document} desk={desk} />
        </Section>
      )}
      <Section title={t('Print size')}>
        {(['width', 'height'] as const).map((side) => (
          <NumberLine
            key={side}
            name={side === 'width' ? t('Width') : t('Height')}
            unit=" mm"
            value={document[side]}
            least={10}
            most={500}
            step={1}
            normal={null}
            onChange={(value) => desk.edit(setSlogan, { [side]: value }, side)}
          />
        ))}
        <Switch
          label={t('Clear ground')}
          checked={document.ground === null}
          onChange={({ currentTarget }) => desk.edit(setSlogan, { ground: currentTarget.checked ? null : paper })}
        />
        {document.ground && (
          <ColorField
            name={t('Ground')}
            color={document.ground}
            onChange={(ground) => desk.edit(setSlogan, { ground }, 'ground')}
          />
        )}
      </Section>
    </>
  )
}
