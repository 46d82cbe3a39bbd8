import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { tracing } from '@toile/contract/features/tracing.ts'
import { setTracedBack, wearOwnColors } from '@toile/craft/designs/apparelChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconFlipVertical, IconLineDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import type { GarmentTabProps } from '../edit.ts'
import parts from './parts.module.css'

/** What a traced sketch alone has: the colours it was drawn in, and where its back comes from (requirement S1.06). */
export function TracedFields({ worn, edit, project, traced }: GarmentTabProps & { project: Project; traced: string }) {
  const { t } = useTranslation()
  const pictures = usePictures()
  const { data: piece } = useCall(tracing.readTraced, { traced }, { saidByScreen: true, fresh: 600_000 })
  const filled = piece?.note.filled ?? false
  const others = project.boards.sketch.flatMap((item) =>
    item.traced && item.traced !== traced ? [{ id: item.id, hash: item.traced }] : [],
  )
  const { back } = worn
  return (
    <Section title={t('Your sketch')}>
      <Switch
        label={t('Its own colours')}
        checked={filled && worn.ownColors === true}
        disabled={!filled}
        onChange={({ currentTarget }) => edit(wearOwnColors, { id: worn.id, own: currentTarget.checked })}
      />
      {/* It keeps its place while that is not known yet, so that nothing below it moves. */}
      <p className={`${styles.note} ${piece && !filled ? '' : parts.unsaid}`}>
        {t('This sketch was not coloured in.')}
      </p>
      <p className={parts.knob}>{t('Back of the sketch')}</p>
      <Choices
        name={t('Back of the sketch')}
        width={4.5}
        current={back?.kind === 'traced' ? back.traced : (back?.kind ?? 'outline')}
        onChoose={(id) =>
          edit(setTracedBack, {
            id: worn.id,
            back: id === 'outline' ? null : id === 'front' ? { kind: 'front' } : { kind: 'traced', traced: id },
          })
        }
        choices={[
          { id: 'outline', name: t('Outline only'), picture: <Sign icon={IconLineDashed} /> },
          { id: 'front', name: t('As its front'), picture: <Sign icon={IconFlipVertical} /> },
          ...others.map(({ id, hash }) => ({
            id: hash,
            name: pictures.get(id)?.name ?? t('Sketch'),
            picture: (
              <img className={styles.sketchThumb} src={pictures.get(id)?.thumbnails.small} alt="" loading="lazy" />
            ),
          })),
        ]}
      />
      <p className={styles.note}>
        {t('Draw a back on paper, put it on the sketchboard and trace it; it is offered here.')}
      </p>
    </Section>
  )
}

function Sign({ icon: Icon }: { icon: typeof IconFlipVertical }) {
  return (
    <span className={parts.sign}>
      <Icon size={24} stroke={1.25} aria-hidden />
    </span>
  )
}
