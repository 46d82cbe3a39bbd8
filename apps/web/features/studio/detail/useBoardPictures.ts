import { files, type Picture } from '@toile/contract/features/files.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useEffect } from 'react'
import { useCall } from '../../../shell/useCall.ts'
import { knowPictures } from '../drawing/knownUploads.ts'

const none: readonly Picture[] = []

/** The stored pictures of the print and sketch boards; the drawing worker is told where they are. */
export function useBoardPictures({ boards }: Pick<Project, 'boards'>): readonly Picture[] {
  const ids = [...boards.print, ...boards.sketch].map(({ id }) => id)
  const { data = none } = useCall(files.read, { ids }, { enabled: ids.length > 0, saidByScreen: true, fresh: 600_000 })
  useEffect(() => knowPictures(data), [data])
  return data
}
