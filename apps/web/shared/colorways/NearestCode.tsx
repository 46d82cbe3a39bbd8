import { useDebouncedValue } from '@mantine/hooks'
import { files } from '@toile/contract/features/files.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { boardColorOf } from '@toile/studio/projects/boardColorOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../languages/numberOf.ts'
import { useCall } from '../../shell/calls/useCall.ts'
import { useColorNames } from '../open/names/useColorNames.ts'
import styles from '../fields/parts/detail.module.css'

interface NearestCodeProps {
  color: Color
  /** A colour of its board goes by its name there. */
  project: Pick<Project, 'boards'>
}

/** The named colour and the textile code nearest to a colour, each with its distance; the code's values are approximate. */
export function NearestCode({ color, project }: NearestCodeProps) {
  const { t } = useTranslation()
  const [hex] = useDebouncedValue(toHex(color), 400)
  const { data } = useCall(files.findCode, { text: hex }, { saidByScreen: true, fresh: 600_000 })
  const nameOf = useColorNames()
  const entry = boardColorOf(project, color)
  const named = nearestName(color)
  const apart = (name: string, distance: number) => `${name} · ΔE00 ${numberOf(distance)}`
  const code = data?.tcx && apart(`TCX ${data.tcx}`, data.distance)
  return (
    <p className={styles.nearest}>
      <span>{entry ? nameOf(entry) : apart(t(named.label), named.distance)}</span>
      {code && <span title={t('Approximate; not affiliated with the makers of the code')}>{code}</span>}
    </p>
  )
}
