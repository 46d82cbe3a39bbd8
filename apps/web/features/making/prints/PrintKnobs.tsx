import { Button, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { arrangementKnob } from '@toile/craft/prints/arranged.ts'
import { reseedPrint, setMotifs, setTreatment, turnPrintKnob } from '@toile/craft/prints/changes.ts'
import { directionKnob } from '@toile/craft/prints/direction.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { MotifsSource } from '@toile/craft/prints/motifsSource.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { TreatmentChoice } from '../../../shared/fields/choices/TreatmentChoice.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import type { PrintDesk } from './printDesk.ts'

/** How a print is drawn: the knobs of its construction, or how its motifs are laid, and its seed (requirement S2.52). */
export function PrintKnobs({ source, desk }: { source: PrintDocument['source']; desk: PrintDesk }) {
  const { t } = useTranslation()
  if (source.kind === 'picture') return null
  const print = source.kind === 'construction' ? findPrint(source.print) : null
  return (
    <Section
      title={t('Drawing')}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.4} aria-hidden />}
          onClick={() => desk.edit(reseedPrint, (source.seed + 1) % 0xffffff)}
        >
          {t('Another drawing')}
        </Button>
      }
    >
      {source.kind === 'motifs' && <MotifFields source={source} desk={desk} />}
      {source.kind === 'derived' && (
        <TreatmentChoice value={source.treatment} onChange={(treatment) => desk.edit(setTreatment, treatment)} />
      )}
      {source.kind === 'construction' &&
        Object.entries(print?.knobs ?? {}).map(([name, knob]) => (
          <KnobField
            key={`${source.print} ${name}`}
            knob={knob}
            value={source.knobs?.[name]}
            onTurn={(value) => desk.edit(turnPrintKnob, { name, value }, name)}
          />
        ))}
    </Section>
  )
}

function MotifFields({ source, desk }: { source: MotifsSource; desk: PrintDesk }) {
  const { t } = useTranslation()
  const set = (own: Parameters<typeof setMotifs>[1], drag?: string) => desk.edit(setMotifs, own, drag)
  return (
    <>
      {([arrangementKnob, directionKnob] as const).map((knob) => (
        <NativeSelect
          key={knob.label}
          size="sm"
          label={t(knob.label)}
          value={knob === arrangementKnob ? source.arrangement : source.direction}
          data={knob.options.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={({ currentTarget: { value } }) => {
            const arrangement = arrangementKnob.options.find(({ id }) => id === value)?.id
            const direction = directionKnob.options.find(({ id }) => id === value)?.id
            if (knob === arrangementKnob && arrangement) set({ arrangement })
            if (knob === directionKnob && direction) set({ direction })
          }}
        />
      ))}
      <NumberLine
        name={t('Motif size')}
        unit="%"
        value={source.share * 100}
        least={3}
        most={80}
        step={1}
        normal={30}
        onChange={(share) => set({ share: share / 100 }, 'share')}
      />
      <NumberLine
        name={t('Density')}
        value={source.density * 100}
        least={-100}
        most={100}
        step={1}
        normal={0}
        onChange={(density) => set({ density: density / 100 }, 'density')}
      />
      <ColorField name={t('Ground')} color={source.ground} onChange={(ground) => set({ ground }, 'ground')} />
    </>
  )
}
