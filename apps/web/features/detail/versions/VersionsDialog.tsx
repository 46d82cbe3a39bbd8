import { Button } from '@mantine/core'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompareWay } from '../../../shared/compare/SideBySide.tsx'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { NowLine } from './NowLine.tsx'
import { useVersions } from './useVersions.ts'
import type { VersionsProps } from './versionsProps.ts'
import { VersionsCompared } from './VersionsCompared.tsx'
import { VersionLine } from './VersionLine.tsx'
import styles from './versions.module.css'

/** Versions that are compared at once, beside how the look is now. */
const most = 3

interface VersionsDialogProps extends VersionsProps {
  /** Whether the latest version that differs is compared with now from the start. */
  comparing?: boolean
  onClose: () => void
}

/** The versions of a look as a line of time, how it is now first: each with its picture, what changed in it, and ways to name, compare and restore it. */
export function VersionsDialog({ look, entry, project, comparing = false, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const { value: now } = useDocument(look.document)
  const { all, more, error, loading, readMore, readAgain, restore, busy } = useVersions(look)
  const [asked, setAsked] = useState<{ way: CompareWay; versions: readonly VersionEntry[] } | null>(null)
  const differing = comparing ? all.find(({ document }) => document && !sameContent(document, now)) : undefined
  const { way, versions: compared } = asked ?? { way: 'over', versions: differing ? [differing] : [] }
  const isCompared = ({ id }: VersionEntry) => compared.some((one) => one.id === id)
  const compare = (version: VersionEntry, next: CompareWay) => {
    const others = compared.filter(({ id }) => id !== version.id)
    if (next === 'over')
      return setAsked({ way: next, versions: way === 'over' && isCompared(version) ? [] : [version] })
    if (way === 'over') return setAsked({ way: next, versions: [version] })
    return setAsked({ way: next, versions: isCompared(version) ? others : [...others, version] })
  }
  return (
    <Dialog
      title={t('Versions of look {{number}}', { number: lookNumber(entry) })}
      size={compared.length > 0 ? 'wide' : 'large'}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        {t(
          'Versions are kept by themselves at the first change, when work rests, when you like the look and before it is redesigned or restored, and by you under a name.',
        )}
      </p>
      {error && <TryAgain error={error} onAgain={readAgain} />}
      <div className={styles.both} data-comparing={compared.length > 0 || undefined}>
        {compared.length > 0 && <VersionsCompared now={now} versions={compared} way={way} project={project} />}
        <div>
          <ol className={styles.line} aria-label={t('Versions')} aria-busy={loading}>
            {(all.length > 0 || (!loading && !error)) && (
              <NowLine
                look={look}
                entry={entry}
                project={project}
                now={now}
                latest={all[0] ?? null}
                onKept={readAgain}
              />
            )}
            {all.map((version, i) => (
              <VersionLine
                key={version.id}
                version={version}
                before={all[i + 1]?.document ?? null}
                now={now}
                project={project}
                busy={busy}
                compared={isCompared(version) ? way : null}
                full={compared.length >= most}
                onCompare={(next) => compare(version, next)}
                onNamed={readAgain}
                onRestore={(garments) => void restore(version, garments)}
              />
            ))}
          </ol>
          {more && (
            <Button variant="default" loading={loading} onClick={readMore}>
              {t('Earlier versions')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
