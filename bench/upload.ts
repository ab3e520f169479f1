import { uploadProfileImage } from '@turnout/contract/profile'
import { API } from '../apps/server/src/app.ts'
import { SIZES } from '../apps/server/src/platform/files/picture-names.ts'
import { largePhoto, sharpAlone } from '../apps/server/src/testing/photo.ts'
import { timed } from './support/figures.ts'
import { alternate, report } from './support/measure.ts'
import { createOrganisers, openProgram } from './support/setup.ts'

/** A large photo: uploaded over HTTP, decoded and stored in two sizes, compared with encoding the two sizes alone. */
const program = await openProgram()
try {
  const [somebody] = await createOrganisers(program, 1)
  const photo = await largePhoto()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'team.jpg')
  const upload = async () => {
    const { status } = await fetch(`${program.origin}${API}${uploadProfileImage.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${somebody?.token}` },
      body,
    })
    if (status >= 300) throw new Error(`The picture of the bench was answered ${status}.`)
  }
  const alone = () => sharpAlone(photo, [SIZES.large, SIZES.small])
  await upload()
  await alone()
  report('upload', {
    figures: [
      {
        what: `picture of ${(photo.length / 1e6).toFixed(1)} MB`,
        unit: 'ms',
        baseline: 'sharp alone',
        ...(await alternate({ ours: () => timed(upload), bare: () => timed(alone) })),
        aim: { of: 'ratio', atMost: 1.2 },
      },
    ],
  })
} finally {
  await program.remove()
}
