import type { Contract } from '@toile/contract/index.ts'
import { and, asc, eq } from 'drizzle-orm'
import { foreign } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Handlers } from '../../host/http/context.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

export const works: Handlers<Contract['works']> = {
  async showcase(_, { tx }) {
    const rows = await tx
      .select()
      .from(file)
      .where(and(foreign(file, 'published works are shown to everybody'), eq(file.visibility, 'public')))
      .orderBy(asc(file.createdAt))
      .limit(24)
    return rows.map(({ name, hash, mime, width, height, thumbnails }) => {
      const large = thumbnails['1080']
      return { title: name, url: large ? addressOf(large, 'image/webp') : addressOf(hash, mime), width, height }
    })
  },
}
