import { SegmentedControl } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { garmentPairs } from '@toile/craft/designs/differences/garmentPairs.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComparedLook } from '../../../shared/compare/ComparedLook.tsx'
import { Differences } from '../../../shared/compare/Differences.tsx'
import { type CompareWay, SideBySide } from '../../../shared/compare/SideBySide.tsx'
import { atHand } from '../../../shared/open/looks/pictureOf.ts'
import type { Edit } from '../edit.ts'
import { nameOfVersion } from './nameOfVersion.ts'
import { takeBackOne } from './takeBackOne.ts'
import styles from './versions.module.css'

interface VersionsComparedProps {
  entry: DesignEntry
  now: Design
  versions: readonly VersionEntry[]
  way: CompareWay
  onWay: (way: CompareWay) => void
  project: Project
  edit: Edit
  busy: boolean
  onRestore: (version: VersionEntry, garments: readonly string[]) => void
}

/** Versions beside how the look is now, from one side or the other; in what it differs from each stands beside, and is taken back thing by thing. */
export function VersionsCompared(props: VersionsComparedProps) {
  const { entry, now, versions, way, onWay, project, edit, busy, onRestore } = props
  const { t, i18n } = useTranslation()
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const [view, setView] = useState<View>('front')
  const section = useRef<HTMLElement>(null)
  const asked = `${way} ${versions.map(({ id }) => id).join(' ')}`
  // On a narrow screen it stands above the list in which it was asked for; some browsers answer with a promise.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const sides = versions.flatMap((version) =>
    version.document
      ? [
          {
            version,
            id: version.id,
            name: version.name || `${nameOfVersion(t, version)} · ${moment.format(new Date(version.createdAt))}`,
            design: version.document,
            pictures: view === 'front' ? version.pictures : null,
          },
        ]
      : [],
  )
  const standing = { id: 'now', name: t('Now'), design: now, pictures: atHand(entry, now, view) }
  const garmentBack = (version: VersionEntry, then: Design) => (id: string) => {
    const pair = garmentPairs(then, now).find((both) => both.some((worn) => worn?.id === id))
    onRestore(version, [...new Set(pair?.flatMap((worn) => worn?.id ?? []))])
  }
  return (
    <section ref={section} className={styles.compared} aria-label={t('Compare')}>
      <SideBySide
        way={way}
        onWay={onWay}
        fills
        tools={
          <SegmentedControl
            size="sm"
            aria-label={t('Side')}
            value={view}
            onChange={(next) => setView(next === 'back' ? 'back' : 'front')}
            data={[
              { value: 'front', label: t('Front|view') },
              { value: 'back', label: t('Back|view') },
            ]}
          />
        }
        sides={[...sides, standing].map(({ id, name, design, pictures }) => ({
          id,
          name,
          picture: (finer) => <ComparedLook design={design} view={view} name={name} atHand={pictures} finer={finer} />,
        }))}
      />
      <div className={styles.words}>
        {sides.map(({ id, name, design, version }) => (
          <Differences
            key={id}
            before={design}
            after={now}
            project={project}
            title={t('From “{{name}}” to now', { name })}
            takingBack={{
              busy,
              garment: garmentBack(version, design),
              one: (difference) => {
                const back = takeBackOne(difference, design)
                return back && (() => back(edit))
              },
            }}
          />
        ))}
      </div>
    </section>
  )
}
