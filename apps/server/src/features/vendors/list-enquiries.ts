import { listEnquiries as endpoint } from '@turnout/contract/enquiries'
import { handle } from '../../handle.ts'
import { countEnquiries, findEnquiryViews } from './enquiries-store.ts'
import { presentEnquiry } from './present-enquiry.ts'

export const listEnquiries = handle(endpoint, async ({ actor, query, total }, { sql }) => {
  const { side, state, page, page_size: size } = query
  const inbox = { userId: actor.id, side, state }
  total(await countEnquiries(sql, inbox))
  return (await findEnquiryViews(sql, inbox, { page, size })).map((view) => presentEnquiry(view, side))
})
